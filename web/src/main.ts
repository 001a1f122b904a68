import "./route/arriving";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepShell } from "./app/shell";
import { speakOwn } from "./state/language";
import "./look/fonts.css";
import "./tokens.css";
import "./base.css";
import "./look/room.css";

/** So long the page waits for the words of its language; then it begins in English, and changes over when they come. */
const PATIENCE = 2000;

await Promise.race([speakOwn(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
mount(App, { target: document.body });
keepShell();
