/** Opens the folded entry that the URL's anchor names. Without script a link leads to it, closed. */
export function openLinkedDetails(): void {
  const open = () => {
    const target = document.getElementById(window.location.hash.slice(1));
    if (target instanceof HTMLDetailsElement) target.open = true;
  };
  open();
  window.addEventListener("hashchange", open);
}
