import { LinkifyIt } from "linkify-it";
import MarkdownIt from "markdown-it";

/** What parts a text into blocks: with one of these, a text is HTML and its lines mean nothing. */
const BLOCK =
  /<(?:!|\/?(?:address|article|blockquote|body|center|dd|div|dl|dt|footer|form|h[1-6]|head|header|hr|html|iframe|li|main|object|ol|p|pre|script|section|style|table|tbody|td|textarea|th|thead|title|tr|ul)(?=[\s/>]))/i;

const LONGEST_ADDRESS = 2000;

/** Web addresses that begin with their scheme or `www.`, and mail addresses: "notes.md" is no address. */
export const linkifier = new LinkifyIt()
  .add("ftp:", null)
  .add("//", null)
  .add("www.", {
    validate: (text, position, self) => {
      const scheme = "https://www.";
      const found = self.matchAtStart(scheme + text.slice(position, position + LONGEST_ADDRESS));
      return found ? found.lastIndex - scheme.length : 0;
    },
    normalize: (match) => {
      match.url = `https://${match.raw}`;
    },
  });

const RULES = ["heading", "list", "emphasis", "link", "image", "autolink", "newline", "escape", "entity"];

function createMarkdown() {
  const markdown = new MarkdownIt("zero", { html: true, breaks: true, linkify: true });
  markdown.enable([...RULES, "html_inline", "linkify"]);
  markdown.linkify = linkifier;
  return markdown;
}

const markdown = createMarkdown();

/**
 * Bold, italics, links, lists, headings and paragraphs; tags within a line go through. HTML is left as it is.
 * @returns HTML that is not sanitised yet
 */
export function toHtml(written: string): string {
  if (BLOCK.test(written)) return written;
  return markdown.render(written.replace(/<br ?\/?>\n?/gi, "\n"));
}
