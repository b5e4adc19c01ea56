/**
 * The server-drawn part of a page, for a navigation inside the application: taken from the page's own document.
 *
 * @param address the page's address
 * @param id the part's element
 * @returns its inner HTML
 * @throws the Response when the server does not answer with the page
 */
export async function fetchDrawn(address: string, id: string): Promise<string> {
  const response = await fetch(address, { headers: { Accept: "text/html" } });
  if (!response.ok) throw response;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  return page.getElementById(id)?.innerHTML ?? "";
}
