/**
 * Closes the header's menus on Escape, on a click outside or on one of their links, and when focus leaves. On every
 * page, also those without React.
 */
export function closeMenus(): void {
  const openMenus = () => [...document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]")];
  const closeOthers = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    for (const menu of openMenus()) {
      const isInside = menu.contains(target) && !(event.type === "click" && target?.closest("a"));
      if (!isInside) menu.open = false;
    }
  };
  document.addEventListener("click", closeOthers);
  document.addEventListener("focusin", closeOthers);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const menu of openMenus()) {
      const hadFocus = menu.contains(document.activeElement);
      menu.open = false;
      if (hadFocus) menu.querySelector("summary")?.focus();
    }
  });
  // A page that the browser's back button shows again.
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) for (const menu of openMenus()) menu.open = false;
  });
}
