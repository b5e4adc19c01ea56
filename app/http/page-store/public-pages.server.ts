import { existsSync, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Day } from "~/lib/time/dates";
import { localDay } from "~/lib/time/time-zone";
import type { RenderedResponse } from "./render.server";
import { ResponseStore } from "./response-store.server";
import { StoredResponse } from "./stored-response.server";

type Versions = Readonly<Record<string, number>>;

export interface Page {
  key: string;
  /** The normalized address to render. */
  target: string;
  subjects: readonly string[];
  /** Where it is shorter than the rest of the day. */
  maxAgeSeconds?: number;
}

export interface PageSource {
  /** @returns undefined for what must not be stored */
  storedPageOf: (target: string) => Page | undefined;
  /** The version of each subject, another one after every change of its data; undefined when they cannot be read. */
  versions: { read: () => Versions | undefined };
}

/** So many addresses are remembered, in their normalized form; others are parsed each time. */
const MAX_REMEMBERED = 5_000;
const MAX_TARGET_LENGTH = 1_000;
const MINUTE_MS = 60_000;

/**
 * A shared cache answers for ten seconds on its own, and one that supports it for fifty more while it asks again
 * (RFC 9213, RFC 5861): within a minute everybody sees a change. A browser always asks.
 */
const CACHE_CONTROL: RenderedResponse["headers"] = [
  ["Cache-Control", "public, max-age=0, must-revalidate, s-maxage=10"],
  ["CDN-Cache-Control", "public, max-age=10, stale-while-revalidate=50"],
];
/** What `setDocumentHeaders` sets where a page says nothing. */
const REPLACED_CACHE_CONTROL = "no-cache";

/** Pages that are the same for everybody until their data change. */
export class PublicPages {
  readonly store: ResponseStore;
  readonly #source: PageSource;
  readonly #remembered = new Map<string, Page>();
  #day: { minute: number; day: Day } | undefined;

  constructor(source: PageSource, maxBytes: number) {
    this.#source = source;
    this.store = new ResponseStore(maxBytes);
  }

  find(target: string): Page | undefined {
    const known = this.#remembered.get(target);
    if (known || target.length > MAX_TARGET_LENGTH) return known;
    const page = this.#source.storedPageOf(target);
    if (page?.target !== target) return page;
    if (this.#remembered.size >= MAX_REMEMBERED) this.#remembered.clear();
    this.#remembered.set(target, page);
    return page;
  }

  /** Clocks are put forward and back on whole minutes. */
  #dayAt(now: number): Day {
    const minute = Math.floor(now / MINUTE_MS);
    if (this.#day?.minute !== minute) this.#day = { minute, day: localDay(new Date(now)) };
    return this.#day.day;
  }

  /**
   * @returns what tells the stamp of a page: all that its response depends on, or undefined when that cannot be read.
   *   The versions are read once, at the first page that has any.
   */
  stampsAt(now: number): (page: Page) => string | undefined {
    let versions: { read: Versions | undefined } | undefined;
    return ({ subjects, maxAgeSeconds }) => {
      let stamp: string = this.#dayAt(now);
      if (maxAgeSeconds !== undefined) stamp += `.${Math.floor(now / 1000 / maxAgeSeconds)}`;
      if (subjects.length === 0) return stamp;
      versions ??= { read: this.#source.versions.read() };
      for (const subject of subjects) {
        const version = versions.read?.[subject];
        if (version === undefined) return undefined;
        stamp += ` ${version}`;
      }
      return stamp;
    };
  }

  /** @throws an Error when the page could not be rendered, which may have passed at the next request */
  async load(
    { target }: Page,
    render: (target: string) => Promise<RenderedResponse>,
  ): Promise<StoredResponse | undefined> {
    const rendered = await render(target);
    if (rendered.status >= 500) throw new Error(`status ${rendered.status}`);
    if (!isStorable(rendered)) return undefined;
    return new StoredResponse({ ...rendered, headers: withCacheControl(rendered.headers) });
  }
}

function isStorable({ status, headers }: RenderedResponse): boolean {
  return status === 200 && headers.every(([name, value]) => isPublicHeader(name.toLowerCase(), value));
}

function isPublicHeader(name: string, value: string): boolean {
  if (name === "set-cookie") return false;
  if (name === "vary") return value.toLowerCase() === "accept-encoding";
  return name !== "cache-control" || !/\b(no-store|private)\b/i.test(value);
}

function withCacheControl(headers: RenderedResponse["headers"]): RenderedResponse["headers"] {
  const isCacheControl = ([name]: [string, string]) => name.toLowerCase() === "cache-control";
  const own = headers.find(isCacheControl)?.[1];
  if (own !== undefined && own !== REPLACED_CACHE_CONTROL) return headers;
  return [...headers.filter((header) => !isCacheControl(header)), ...CACHE_CONTROL];
}

/** What public pages load is a tenth of it; the scripts of the dashboard come on top. */
const FILES_BYTES = 8 * 1024 * 1024;
/** A larger file is streamed by `remix-serve`. */
const MAX_FILE_BYTES = 1024 * 1024;

/** The files of a folder, read when first requested. */
export class PublicFiles {
  readonly store = new ResponseStore(FILES_BYTES);
  readonly #folder: string;
  readonly #targets: ReadonlySet<string>;

  /** @param folder listed once: an address that is none of its files, however it is written, is not served */
  constructor(folder: string) {
    this.#folder = folder;
    const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
    const files = names.filter((name) => {
      const stat = statSync(join(folder, name));
      return stat.isFile() && stat.size <= MAX_FILE_BYTES && !name.endsWith(".br");
    });
    this.#targets = new Set(files.map((name) => `/${name.replaceAll("\\", "/")}`));
  }

  has(target: string): boolean {
    return this.#targets.has(target);
  }

  /** @param render the response of `remix-serve`, whose headers stay */
  async load(
    target: string,
    render: (target: string) => Promise<RenderedResponse>,
  ): Promise<StoredResponse | undefined> {
    const rendered = await render(target);
    if (rendered.status !== 200) return undefined;
    const copy = `${join(this.#folder, target)}.br`;
    return new StoredResponse(rendered, existsSync(copy) ? await readFile(copy) : undefined);
  }
}
