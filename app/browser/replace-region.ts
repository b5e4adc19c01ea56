export interface FetchedPage {
  response: Response;
  page: Document;
}

/** @throws when the connection is lost; an error's page is a result like any other */
export async function fetchDocument(url: string, options: RequestInit = {}): Promise<FetchedPage> {
  const response = await fetch(url, { ...options, headers: { Accept: "text/html" } });
  return { response, page: new DOMParser().parseFromString(await response.text(), "text/html") };
}

/**
 * Replaces the content of `[data-region=name]` and the document's title by those of a fetched page. The element itself
 * stays, so a live region announces its new content. @returns the region; undefined, and nothing changes, where either
 * document has none
 */
export function replaceRegion(name: string, page: Document): HTMLElement | undefined {
  const selector = `[data-region="${name}"]`;
  const region = document.querySelector<HTMLElement>(selector);
  const fetched = page.querySelector(selector);
  if (!region || !fetched) return undefined;
  // In a parsed document their images are elements, which would load in this one.
  for (const element of fetched.querySelectorAll("noscript")) element.remove();
  region.textContent = "";
  region.append(...fetched.childNodes);
  document.title = page.title;
  return region;
}

/** A copy of what the server rendered into a template. */
export function contentOf(name: string): DocumentFragment {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-content="${name}"]`);
  return document.importNode(template?.content ?? document.createDocumentFragment(), true);
}
