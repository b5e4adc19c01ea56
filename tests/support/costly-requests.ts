/** A request that is as large as the site accepts it, or larger. */
export interface CostlyRequest {
  /** What is large, to be read in a list. */
  what: string;
  method: string;
  target: string;
  headers?: readonly string[];
  /** Whether the page's own parameters are what is large. */
  isOfPage?: boolean;
}

/** The longest address that the site answers with a page, with some room. */
const ACCEPTED = 8000;
/** Node refuses a request whose line and headers are longer than 16 kB together. */
const OF_NODE = 15_000;

const TEXTS = {
  letters: "a",
  "letters and signs": "a-",
  words: "work ",
  quotes: '"*',
  "at signs": "a@",
  slashes: "/a",
  "percent signs": "%",
  "letters of three bytes": "語",
} satisfies Record<string, string>;

const pathOf = (path: string) => path.split("?")[0] ?? path;

const withQuery = (path: string, query: string) => `${path}${path.includes("?") ? "&" : "?"}${query}`;

const dataPath = (path: string) => (pathOf(path) === "/" ? "/_root.data" : `${pathOf(path)}.data`);

/** A value that takes this many characters in an address. */
function fill(text: string, length: number): string {
  const escaped = encodeURIComponent(text);
  return escaped.repeat(Math.max(1, Math.floor(length / escaped.length)));
}

const repeated = (text: string, length: number) => text.repeat(Math.floor(length / text.length));

/** All parameters at once, each with its share of the room. */
function filled(names: readonly string[], text: string, length: number): string {
  const room = Math.floor(length / Math.max(1, names.length)) - 20;
  return names
    .map((name) => `${encodeURIComponent(name)}=${fill(text, room)}`)
    .join("&")
    .slice(0, length);
}

/** @param names of parameters that the page knows */
export function costlyRequests(path: string, names: readonly string[]): CostlyRequest[] {
  const get = (what: string, target: string): CostlyRequest => ({ what, method: "GET", target });
  const ofPage = (what: string, query: string) => ({ ...get(what, withQuery(path, query)), isOfPage: true });
  const base = pathOf(path);
  return [
    get("nothing", path),
    ofPage("every parameter", filled(names, "a-", ACCEPTED)),
    ofPage("a search of words", `q=${fill("work ", ACCEPTED)}`),
    get("many parameters", withQuery(path, repeated("q=work&tag=a&page=2&", ACCEPTED))),
    get("data of unknown routes", `${dataPath(path)}?_routes=${fill("routes/a,", ACCEPTED)}`),
    get(
      "the parameter from before single fetch",
      withQuery(path, repeated("_data=routes/a&index&", ACCEPTED)),
    ),
    get("a deep path that is accepted", `${base === "/" ? "" : base}${"/a".repeat(24)}`),
    get("a deep path", `${base === "/" ? "" : base}${repeated("/a", OF_NODE)}`),
    get("deep data", `${base === "/" ? "" : base}${repeated("/a", OF_NODE)}.data`),
    {
      what: "the largest cookies",
      method: "HEAD",
      target: path,
      headers: [`Cookie: ${repeated("a=b; ", OF_NODE - 2000)}`, `Accept-Language: ${repeated("a,", 1000)}`],
    },
  ];
}

/** Each parameter by itself, with each kind of text. */
export function costlyParameters(path: string, names: readonly string[]): CostlyRequest[] {
  return names.flatMap((name) =>
    Object.entries(TEXTS).map(([what, text]) => ({
      what: `${name} of ${what}`,
      method: "GET",
      target: withQuery(path, `${encodeURIComponent(name)}=${fill(text, ACCEPTED)}`),
    })),
  );
}

/** What the framework answers by itself. @param version of the build, which a manifest has to name */
export function frameworkRequests(version: string): CostlyRequest[] {
  const manifest = (rest: string) => `/__manifest?version=${version}&${rest}`;
  return [
    ["a manifest for a deep path", manifest(`p=${repeated("/a", 7000)}`)],
    ["a manifest for a deep staff path", manifest(`p=/admin/dashboard${repeated("/a", 7000)}`)],
    ["a manifest for many paths", manifest(repeated("p=/admin/dashboard/a&", 7000))],
    ["a manifest under the data's name", `/__manifest.data?p=${repeated("/a", 7000)}`],
    ["a path of the longest part", `/${"a".repeat(OF_NODE)}`],
    ["a path of percent signs", `/${repeated("%41", OF_NODE)}`],
    ["a path of slashes", repeated("/", OF_NODE)],
    ["a path of dots", repeated("/..", OF_NODE)],
    ["an unknown file of the build", `/build/${repeated("a.", OF_NODE)}`],
    ["many dots before data", `/about${repeated(".data", OF_NODE)}`],
  ].map(([what = "", target = ""]) => ({ what, method: "GET", target }));
}
