/**
 * Opens the folded entry that the URL or a clicked link names. Without script a link leads to it, closed. The router is
 * not told of the click: it would take the new hash for a way back, and restore an earlier scroll position.
 */
export function openLinkedDetails(): void {
  const open = (hash: string): HTMLDetailsElement | undefined => {
    const target = document.getElementById(hash.slice(1));
    if (!(target instanceof HTMLDetailsElement)) return undefined;
    target.open = true;
    return target;
  };
  open(window.location.hash);
  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    const hash = link?.getAttribute("href") ?? "";
    const target = open(hash);
    if (!target) return;
    event.preventDefault();
    window.history.replaceState(window.history.state, "", hash);
    target.querySelector("summary")?.focus({ preventScroll: true });
    target.scrollIntoView();
  });
}
