import { fetchBody } from "./fetch-body";

/** What a page and the files that its markup names weigh as they are sent, in bytes. */
export interface PageBytes {
  html: number;
  css: number;
  font: number;
  script: number;
}

function filesOf(html: string): { kind: "css" | "font" | "script"; path: string }[] {
  return [...html.matchAll(/<(link|script)\b[^>]*>/g)].flatMap(([tag, name]) => {
    const attribute = (key: string) => new RegExp(`\\b${key}="([^"]*)"`).exec(tag)?.[1] ?? "";
    const rel = attribute("rel");
    if (name === "script") return { kind: "script" as const, path: attribute("src") };
    if (rel === "stylesheet") return { kind: "css" as const, path: attribute("href") };
    if (rel === "modulepreload") return { kind: "script" as const, path: attribute("href") };
    return attribute("as") === "font" ? { kind: "font" as const, path: attribute("href") } : [];
  });
}

export async function pageBytes(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<PageBytes> {
  const weigh = async (target: string) => (await fetchBody(target, headers)).body.length;
  const html = await (await fetch(url, { headers })).text();
  const bytes: PageBytes = { html: await weigh(url), css: 0, font: 0, script: 0 };
  const files = new Map(filesOf(html).map((file) => [file.path, file.kind]));
  for (const [path, kind] of files) if (path) bytes[kind] += await weigh(new URL(path, url).href);
  return bytes;
}
