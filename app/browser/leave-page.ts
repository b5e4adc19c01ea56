const PRESSES = 3;
/** After which the presses of a key are no sequence any more. */
const PAUSE_MS = 5000;

const findLink = () => document.querySelector<HTMLAnchorElement>("a[data-leave]");

/**
 * The other page takes this one's place in the history. Nothing of this one is left to be seen until it has come, nor in a
 * page that the browser stores for its Back button.
 */
function leave(link: HTMLAnchorElement): void {
  document.body.replaceChildren();
  document.title = new URL(link.href).hostname;
  location.replace(link.href);
}

/** Follows the link of `app/components/urgent-lines.tsx` without a trace, also when Shift is pressed three times alone. */
export function followLeaving(): void {
  let presses = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The key that was let go before was pressed with Shift held: Shift itself follows. */
  let wasModified = false;

  const announce = () => {
    const status = findLink()?.parentElement?.querySelector<HTMLElement>("[role=status]");
    if (!status) return;
    const { twice = "", once = "" } = status.dataset;
    status.textContent = ["", twice, once][presses] ?? "";
  };
  const startAgain = () => {
    clearTimeout(timer);
    presses = 0;
    announce();
  };

  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-leave]");
    if (!link) return;
    event.preventDefault();
    leave(link);
  });
  document.addEventListener(
    "keyup",
    ({ key, shiftKey }) => {
      const link = findLink();
      const isAlone = key === "Shift" && !wasModified;
      wasModified = shiftKey;
      if (!link) return;
      if (!isAlone) {
        if (presses > 0) startAgain();
        return;
      }
      presses += 1;
      if (presses >= PRESSES) {
        leave(link);
        return;
      }
      clearTimeout(timer);
      timer = setTimeout(startAgain, PAUSE_MS);
      announce();
    },
    { capture: true },
  );
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && document.body.childElementCount === 0) location.reload();
  });
}
