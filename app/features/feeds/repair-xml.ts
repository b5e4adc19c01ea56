/** An element that is an article, of any format: one inside another means that the end of the first is missing. */
const isArticle = (name: string) => /^(?:\w{1,20}:)?(?:item|entry)$/i.test(name);

const TAG = /<(\/?)([A-Za-z_][\w:.-]*)(?:\s[^<>]*)?>/y;
const ARTICLE_END = /<\/(?:\w{1,20}:)?(?:item|entry)\s?>/gi;

/** Asked for growing places, it reads each part of the text once. @returns the length of the text where there is none */
function finder(text: string, find: (from: number) => number): (from: number) => number {
  let known = -1;
  return (from) => {
    if (known < from) {
      const found = find(from);
      known = found < 0 ? text.length : found;
    }
    return known;
  };
}

interface Open {
  names: string[];
  counts: Map<string, number>;
}

function open({ names, counts }: Open, name: string): void {
  names.push(name);
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** @returns the ends of the elements down to the last of this name; none where it is not open */
function close({ names, counts }: Open, name: string): string {
  let ends = "";
  if (!counts.get(name)) return ends;
  for (let last = names.pop(); last !== undefined; last = names.pop()) {
    counts.set(last, (counts.get(last) ?? 1) - 1);
    ends += `</${last}>`;
    if (last === name) break;
  }
  return ends;
}

const CDATA = "<![CDATA[";
/** Further away than the title and the summary of an article are long. */
const MAX_CDATA = 20_000;

/**
 * Writes the markup of a damaged feed anew: what is still open is closed, and a sign that begins no tag is text. What an
 * element says that is cut off at the end is left out, as half an address leads to another page.
 */
export function repairXml(text: string): string {
  const written: string[] = [];
  const opened: Open = { names: [], counts: new Map() };
  const nextCdataEnd = finder(text, (from) => text.indexOf("]]>", from));
  const nextCommentEnd = finder(text, (from) => text.indexOf("-->", from));
  const nextTagEnd = finder(text, (from) => text.indexOf(">", from));
  const nextTag = finder(text, (from) => text.indexOf("<", from));
  const nextArticleEnd = finder(text, (from) => {
    ARTICLE_END.lastIndex = from;
    return ARTICLE_END.exec(text)?.index ?? -1;
  });

  function readCdata(at: number): number {
    const end = nextCdataEnd(at);
    const limit = nextArticleEnd(at);
    if (end < limit || (end < text.length && limit === text.length)) {
      written.push(text.slice(at, end + 3));
      return end + 3;
    }
    const within = text.slice(at, Math.min(limit, at + MAX_CDATA));
    const own = within.indexOf(`</${opened.names.at(-1) ?? ""}>`);
    if (own < 0 && limit === text.length) return text.length;
    const stop = own < 0 ? at + within.length : at + own;
    written.push(`${text.slice(at, stop)}]]>`);
    return stop;
  }

  function readTag(at: number): number {
    TAG.lastIndex = at;
    const [tag, slash, name = ""] = TAG.exec(text) ?? [];
    if (tag === undefined) {
      // A tag that is cut off; any other sign is text.
      if (nextTagEnd(at) === text.length && /^<\/?[a-z!?]/i.test(text.slice(at, at + 3))) return text.length;
      written.push("&lt;");
      return at + 1;
    }
    const end = at + tag.length;
    if (slash) {
      written.push(close(opened, name));
      return end;
    }
    if (isArticle(name)) written.push(close(opened, name));
    written.push(tag);
    if (!tag.endsWith("/>")) open(opened, name);
    return end;
  }

  function readMarkup(at: number): number {
    if (text.startsWith(CDATA, at)) return readCdata(at);
    if (text.startsWith("<!--", at) && nextCommentEnd(at) < text.length) return nextCommentEnd(at) + 3;
    if (/^<[?!]/.test(text.slice(at, at + 2)) && nextTagEnd(at) < text.length) {
      written.push(text.slice(at, nextTagEnd(at) + 1));
      return nextTagEnd(at) + 1;
    }
    return readTag(at);
  }

  for (let at = 0; at < text.length; ) {
    const tag = nextTag(at);
    if (tag === text.length) break;
    written.push(text.slice(at, tag));
    at = readMarkup(tag);
  }
  return written.join("") + close(opened, opened.names[0] ?? "");
}
