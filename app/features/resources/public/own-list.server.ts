interface OwnListOptions {
  path: string;
  anchor: string;
  /** Id of the element whose cards come and go. */
  results: string;
  copied: string;
}

/** Runs in the browser (`InlineScript`): the list is in the browser's storage, and in the URL of its own view. */
export function followOwnList({
  path,
  anchor,
  results,
  copied,
}: OwnListOptions & Record<string, string>): void {
  const KEY = "resource-list";
  const MAX_LISTED = 50;

  function validIds(ids: readonly unknown[]): number[] {
    const valid = ids.filter((id): id is number => Number.isSafeInteger(id) && Number(id) > 0);
    return [...new Set(valid)].slice(0, MAX_LISTED);
  }

  function stored(): number[] {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
      return Array.isArray(value) ? validIds(value) : [];
    } catch {
      return [];
    }
  }

  let ids = stored();

  const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

  function render() {
    for (const button of document.querySelectorAll<HTMLButtonElement>("[data-list-add]"))
      button.toggleAttribute("data-on", ids.includes(Number(button.value)));
    for (const button of all("[data-list-save]"))
      button.hidden = idsOf(button.dataset.listSave).every((id) => ids.includes(id));
    for (const bar of all("[data-list-bar]")) bar.hidden = ids.length === 0;
    for (const count of all("[data-list-count]")) count.textContent = String(ids.length);
    for (const link of all("[data-list-link]"))
      link.setAttribute("href", `${path}?ids=${ids.join(",")}#${anchor}`);
  }

  const idsOf = (text = "") => validIds(text.split(",").map(Number));

  function save(next: readonly number[]) {
    ids = validIds(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(ids));
    } catch {
      // Storage is blocked or full: the list lives as long as the page.
    }
    render();
  }

  document.addEventListener("click", (event) => {
    const { target } = event;
    const element =
      target instanceof Element
        ? target.closest(
            "[data-list-add],[data-list-remove],[data-list-save],[data-list-print],[data-list-copy]",
          )
        : null;
    if (!(element instanceof HTMLElement)) return;
    const { listRemove, listSave, listPrint, listCopy } = element.dataset;
    const isButton = element instanceof HTMLButtonElement;
    // It would send the form that adds to the list without script.
    if (isButton) event.preventDefault();
    const toggled = Number(isButton ? element.value : listRemove);
    if (listSave !== undefined) save([...ids, ...idsOf(listSave)]);
    else if (listPrint !== undefined) print();
    else if (listCopy !== undefined)
      navigator.clipboard?.writeText(location.href).then(() => {
        element.textContent = copied;
      });
    else if (listRemove !== undefined || ids.includes(toggled)) save(ids.filter((id) => id !== toggled));
    else save([...ids, toggled]);
  });

  window.addEventListener("storage", ({ key }) => {
    if (key !== KEY) return;
    ids = stored();
    render();
  });

  const list = document.getElementById(results);
  if (list) new MutationObserver(render).observe(list, { childList: true, subtree: true });
  render();
}
