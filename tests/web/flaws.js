// What is cut off or covered on a page, or in the dialog on top of it.
() => {
  const found = [];
  const name = (one) => {
    const mark = [...one.classList].slice(0, 3).join(".");
    const words = (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 60);
    return `<${one.localName}${mark ? "." + mark : ""}> "${words}"`;
  };
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  // on a phone innerWidth grows with what is too wide
  const { scrollWidth, clientWidth, clientHeight } = document.documentElement;
  const wide = scrollWidth - clientWidth;
  if (wide > 0) found.push(`the page is ${wide} px too wide`);

  // for listeners only: one pixel, clipped
  const isUnseen = (one) => {
    for (let at = one; at !== null && at !== root.parentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.clipPath.includes("inset(50%") || Number(style.opacity) === 0) return true;
      if (at.offsetWidth <= 1 && at.offsetHeight <= 1 && style.overflow !== "visible") return true;
    }
    return false;
  };
  const isShown = (one) =>
    one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0 && !isUnseen(one);

  // the part of an element that is not clipped away by what it lies in
  const seenPart = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const box = { left, top, right, bottom };
    for (let at = one.parentElement; at !== null; at = at.parentElement) {
      const style = getComputedStyle(at);
      // what is only drawn in sight is clipped as well, and out of sight has the height that was reckoned with
      const isClipped = style.contentVisibility === "auto";
      if (style.overflowX === "visible" && style.overflowY === "visible" && !isClipped) continue;
      const edge = at.getBoundingClientRect();
      box.left = Math.max(box.left, edge.left);
      box.right = Math.min(box.right, edge.right);
      box.top = Math.max(box.top, edge.top);
      box.bottom = Math.min(box.bottom, edge.bottom);
    }
    return box;
  };
  const isIn = (box) => box.right - box.left > 1 && box.bottom - box.top > 1;

  for (const one of root.querySelectorAll("*")) {
    if (one.closest("svg") !== null || !isShown(one)) continue;
    const texts = [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim() !== "");
    if (texts.length === 0 || one.localName === "option" || one.localName === "select") continue;
    const style = getComputedStyle(one);
    const isClamped = (part) => part !== null && getComputedStyle(part).webkitLineClamp !== "none";
    const isMeant = style.textOverflow === "ellipsis" || isClamped(one) || isClamped(one.parentElement);
    const scrolls = (value) => value === "auto" || value === "scroll";
    if (style.display !== "inline" && !isMeant) {
      const across = one.scrollWidth - one.clientWidth;
      const down = one.scrollHeight - one.clientHeight;
      if (across > 1 && !scrolls(style.overflowX)) found.push(`${across} px are cut at the side: ${name(one)}`);
      if (down > 3 && !scrolls(style.overflowY)) found.push(`${down} px are cut below: ${name(one)}`);
    }
    // text beyond the edge of something that hides it, and does not scroll
    if (isMeant) continue;
    const range = document.createRange();
    range.setStart(texts[0], 0);
    range.setEnd(texts.at(-1), texts.at(-1).length);
    const text = range.getBoundingClientRect();
    for (let at = one.parentElement; at !== null && at !== document.documentElement; at = at.parentElement) {
      const around = getComputedStyle(at);
      if (scrolls(around.overflowX) || scrolls(around.overflowY)) break;
      if (around.textOverflow === "ellipsis" || around.webkitLineClamp !== "none") break;
      if (around.overflowX === "visible") continue;
      const edge = at.getBoundingClientRect();
      const aside = Math.max(text.right - edge.right, edge.left - text.left);
      const over = Math.max(aside, text.bottom - edge.bottom, edge.top - text.top);
      if (over > 2) found.push(`${Math.round(over)} px are hidden by ${name(at)}: ${name(one)}`);
      break;
    }
  }

  // only what is made for it is swiped to the side: Wilds on a phone, tables, mats to print
  for (const one of root.querySelectorAll("*")) {
    const { overflowX, scrollSnapType } = getComputedStyle(one);
    if ((overflowX !== "auto" && overflowX !== "scroll") || scrollSnapType !== "none" || !isShown(one)) continue;
    const across = one.scrollWidth - one.clientWidth;
    if (across > 1 && one.querySelector("table, .mat") === null) found.push(`${across} px are only seen by scrolling to the side: ${name(one)}`);
  }

  // what sticks to the edge of a list, or floats above the page, is meant to lie on top of what is below it; so is an attack,
  // what is noted above the plaque, a panel that a button opens, and a Spell on the Creature it is attached to
  const isOnTop = (one) => {
    if (one.closest("[data-fight], [data-with], [data-notes], [data-panel]") !== null) return true;
    for (let at = one; at !== null && at !== root; at = at.parentElement) {
      if (["sticky", "fixed"].includes(getComputedStyle(at).position)) return true;
    }
    return false;
  };
  const isScrolled = (one) => {
    for (let at = one.parentElement; at !== null; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at);
      if ((overflowX === "auto" || overflowX === "scroll") && at.scrollWidth > at.clientWidth) return true;
    }
    return false;
  };
  const things = [...root.querySelectorAll("a[href], button, input, select, textarea, summary")]
    .filter((one) => isShown(one) && isIn(seenPart(one)));
  for (const one of things) {
    const box = seenPart(one);
    const { left, right } = one.getBoundingClientRect();
    if ((left < -1 || right > clientWidth + 1) && !isScrolled(one)) found.push(`${name(one)} is beyond the edge`);
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (x < 0 || y < 0 || x > clientWidth || y > clientHeight) continue;
    const hit = document.elementFromPoint(x, y);
    // a word of what passes by lies on top for a moment
    if (hit === null || one.contains(hit) || hit.closest("[role=status], [role=alert]")) continue;
    if (hit.closest("label")?.contains(one) || isOnTop(hit)) continue;
    found.push(`${name(one)} is covered by ${name(hit)}`);
  }
  things.forEach((one, place) => {
    const a = seenPart(one);
    for (const other of things.slice(place + 1)) {
      if (one.contains(other) || other.contains(one) || isOnTop(one) || isOnTop(other)) continue;
      const b = seenPart(other);
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const by = `${Math.round(across)} × ${Math.round(down)} px`;
      if (across > 2 && down > 2) found.push(`${name(one)} and ${name(other)} overlap by ${by}`);
    }
  });
  return found;
}
