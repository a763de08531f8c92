import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./preferences.svelte";
import "./ui/tokens.css";
import "./ui/base.css";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the application");
preferences.meet(navigator.languages);
mount(App, { target });
