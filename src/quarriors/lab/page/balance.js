// A click on a heading sorts the cards by that column, a second click the other way round.
for (const table of document.querySelectorAll("table.cards")) {
  const heads = [...table.querySelectorAll("th")];
  heads.forEach((head, at) => {
    head.querySelector("button").addEventListener("click", () => {
      const up = head.getAttribute("aria-sort") === "descending" || (at === 0 && !head.hasAttribute("aria-sort"));
      heads.forEach((one) => one.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", up ? "ascending" : "descending");
      const value = (row) => row.children[at].dataset.value;
      const order = (a, b) => (at === 0 ? value(a).localeCompare(value(b)) : Number(value(a)) - Number(value(b)));
      const body = table.tBodies[0];
      body.append(...[...body.rows].sort((a, b) => (up ? order(a, b) : order(b, a))));
    });
  });
}
