// What a person could do just now, as the page shows it.
() => {
  const shown = (one) => one.checkVisibility() && one.getClientRects().length > 0;
  const all = (where, selector) => [...where.querySelectorAll(selector)].filter(shown);
  const dialogs = [...document.querySelectorAll("dialog[open]")];
  const dialog = dialogs.at(-1) ?? null;
  const place = dialog ?? document;
  const glowing = all(place, ".canAct");
  return {
    dialog: dialog === null ? null : dialog.querySelector("h2, h1")?.textContent ?? "",
    buttons: dialog === null ? [] : all(dialog, "button").map((one) => one.textContent.trim()),
    options: all(place, "[data-option]").map((one) => one.getAttribute("data-option")),
    dice: glowing.map((one) => one.getAttribute("data-die")).filter((one) => one !== null),
    cards: glowing.map((one) => one.getAttribute("data-card")).filter((one) => one !== null),
  };
}
