/**
 * Shows the buttons that copy and print a letter. Runs inline, so it uses nothing but its arguments
 * (docs/decisions/page-scripts.md).
 */
export function copyLetters(copied: string): void {
  const all = Array.from(document.querySelectorAll<HTMLDetailsElement>(".letter > details"));
  for (const button of Array.from(document.querySelectorAll<HTMLButtonElement>("[data-letter]")))
    button.hidden = "copies" in button.dataset && !navigator.clipboard;
  document.addEventListener("click", async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-letter]") : null;
    const letter = button?.closest(".letter");
    const text = letter?.querySelector(".letter-sheet");
    const status = button?.parentElement?.querySelector("[role=status]");
    if (!button || !text) return;
    if (!status) {
      // Paper has the letters that are open (app/styles/letters.css).
      for (const each of all) each.open = each.parentElement === letter;
      print();
      return;
    }
    try {
      const parts = Array.from(text.children, (part) => part.textContent);
      await navigator.clipboard.writeText(parts.join("\n\n"));
      status.textContent = copied;
    } catch {
      // The browser does not allow it: the letter is marked, to be copied by hand.
      getSelection()?.selectAllChildren(text);
    }
  });
}
