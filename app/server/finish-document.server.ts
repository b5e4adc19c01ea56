const END = "</body></html>";
const COMMENT = /<!--.*?-->/gs;

/**
 * Makes a drawn document valid HTML.
 *
 * - Remix writes its last scripts after the end of the document. Browsers move them into the body, where they are put
 *   here; the comments around them mark parts that are still to come, and nothing is.
 * - React leaves a NUL where a character of several bytes does not fit into what is left of its buffer; one that was
 *   typed into a form is as little allowed in HTML.
 *
 * @param html what `RemixServer` drew, whole
 */
export function finishDocument(html: string): string {
  const clean = html.replaceAll("\0", "");
  const end = clean.indexOf(END);
  if (end < 0) return clean;
  return clean.slice(0, end) + clean.slice(end + END.length).replace(COMMENT, "") + END;
}
