declare module "virtual:house/*" {
  const texts: string;
  export default texts;
}
