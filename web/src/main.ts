import { mount } from "svelte";
import App from "./App.svelte";
import { houseTexts } from "./i18n/house";
import { need } from "./i18n/loading";
import { preferences } from "./preferences.svelte";
import { part } from "./wire/parts.svelte";
import "./ui/tokens.css";
import "./ui/base.css";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the application");
preferences.meet(navigator.languages);
const framed = /^\/embed\/table\/([^/]+)$/.exec(location.pathname)?.[1];
if (framed) {
  void part(() => import("./embed")).then(({ embed }) => embed(target, framed));
} else {
  // The two pages on which people arrive come together with the texts; others are loaded when the application starts.
  if (location.pathname === "/") void part(() => import("./pages/Home.svelte"));
  else if (location.pathname.startsWith("/table/")) void part(() => import("./pages/Table.svelte"));
  await need("house", houseTexts);
  mount(App, { target });
}
