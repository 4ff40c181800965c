import { mount } from "svelte";
import App from "./App.svelte";
import { arrive } from "./lib/session.svelte";
import "./fonts.css";
import "./tokens.css";
import "./components.css";
import "./shell.css";

await arrive();
mount(App, { target: document.getElementById("app") as HTMLElement });
