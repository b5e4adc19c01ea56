/**
 * Shows the buttons that copy a letter. Runs inline, so it uses nothing but its arguments
 * (docs/decisions/page-scripts.md).
 */
export function copyLetters(copied: string): void {
  if (!navigator.clipboard) return;
  for (const button of Array.from(document.querySelectorAll<HTMLButtonElement>("[data-copies]")))
    button.hidden = false;
  document.addEventListener("click", async ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-copies]") : null;
    const text = document.getElementById(button?.getAttribute("data-copies") ?? "");
    const status = button?.parentElement?.querySelector("[role=status]");
    if (!text || !status) return;
    try {
      await navigator.clipboard.writeText(text.textContent);
      status.textContent = copied;
    } catch {
      // The browser does not allow it: the letter is marked, to be copied by hand.
      getSelection()?.selectAllChildren(text);
    }
  });
}
