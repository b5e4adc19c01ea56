import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { logger } from "~/lib/logger.server";
import { closeIdleAfter } from "../connection-deadlines.server";
import { hasBody } from "../lingering-close.server";
import { isAcceptable } from "../reject-request.server";
import { hasSessionCookie } from "../session-cookie.server";
import { type Page, type PageSource, PublicFiles, PublicPages } from "./public-pages.server";
import { isRender, render } from "./render.server";
import type { ResponseStore } from "./response-store.server";
import {
  type Encoding,
  preferredEncoding,
  type Representation,
  type StoredResponse,
  sendStored,
} from "./stored-response.server";

/** @returns what adds an item to those that are handled at the end of this turn of the event loop */
function batchPerTurn<Item>(handle: (items: readonly Item[]) => void): (item: Item) => void {
  let waiting: Item[] = [];
  const handleAll = () => {
    const items = waiting;
    waiting = [];
    handle(items);
  };
  return (item) => {
    if (waiting.push(item) === 1) setImmediate(handleAll);
  };
}

export interface StoreSettings {
  server: Server;
  siteUrl: string;
  /** Undefined: pages are not stored, only files. */
  pages: (PageSource & { maxBytes: number }) | undefined;
  /** Of a GET that is answered here. */
  onGet: (request: IncomingMessage) => void;
  /** Of a page that has to be rendered. @returns whether it was answered instead */
  onMiss: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** After each answer from memory. */
  onAnswer?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Answers what is not stored. */
  next: (request: IncomingMessage, response: ServerResponse) => void;
}

interface Item {
  store: ResponseStore;
  key: string;
  stamp: string;
  /** Undefined for a file. */
  page: Page | undefined;
}

interface PageRequest {
  page: Page;
  request: IncomingMessage;
  response: ServerResponse;
}

/** Whether the response depends on the address and `Accept-Encoding` only. */
function isPublicRequest(request: IncomingMessage): boolean {
  const { method, headers } = request;
  return (
    (method === "GET" || method === "HEAD") &&
    headers.authorization === undefined &&
    headers.range === undefined &&
    !hasSessionCookie(headers.cookie) &&
    !hasBody(request)
  );
}

function encodingOf(stored: StoredResponse | undefined, acceptEncoding: string | undefined): Encoding {
  return stored?.isCompressible ? preferredEncoding(acceptEncoding) : "identity";
}

/** Answers from memory since this process began. The hottest path of the site: each is one addition. */
export const storedAnswers = { pages: 0, files: 0 };

export class StoredResponses {
  readonly #settings: StoreSettings;
  readonly #files = new PublicFiles("public");
  readonly #pages: PublicPages | undefined;
  readonly #servePageAtEndOfTurn: (one: PageRequest) => void;

  constructor(settings: StoreSettings) {
    this.#settings = settings;
    const { pages } = settings;
    this.#pages = pages && new PublicPages(pages, pages.maxBytes);
    this.#servePageAtEndOfTurn = batchPerTurn((requests) => this.#servePages(requests));
  }

  /** Files, then pages. @returns false for what is neither, which has then not been touched */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    // Once the server is closing, its connections are closed after each response, which is none of this.
    if (!this.#settings.server.listening || isRender(request)) return false;
    if (!isPublicRequest(request) || !isAcceptable(request)) return false;
    const target = request.url ?? "";
    const file = this.#file(target);
    if (file) return this.#serveItem(file, request, response, Date.now());
    const page = this.#pages?.find(target);
    if (!page) return false;
    if (page.subjects.length > 0) this.#servePageAtEndOfTurn({ page, request, response });
    else this.#servePages([{ page, request, response }]);
    return true;
  }

  /** Renders a page before it is asked for, and compresses it. */
  async prepare(target: string): Promise<void> {
    const page = this.#pages?.find(target);
    const item = page && this.#page(page, this.#pages?.stampsAt(Date.now())(page));
    if (item) await this.#representation(item, "br");
  }

  /** After all of them have arrived, so that one reading of the versions is new enough for each. */
  #servePages(requests: readonly PageRequest[]): void {
    const now = Date.now();
    const stampOf = this.#pages?.stampsAt(now);
    for (const { page, request, response } of requests) {
      const item = this.#page(page, stampOf?.(page));
      const isServed = item !== undefined && this.#serveItem(item, request, response, now);
      if (!isServed) this.#settings.next(request, response);
    }
  }

  /** @returns false for what may not be stored */
  #serveItem(item: Item, request: IncomingMessage, response: ServerResponse, now: number): boolean {
    const found = item.store.find(item.key, item.stamp);
    if (found && !found.response) return false;
    const stored = found?.response;
    const encoding = encodingOf(stored, request.headers["accept-encoding"]);
    const representation = stored?.ready(encoding);
    if (!stored && item.page && this.#settings.onMiss(request, response)) return true;
    if (!stored || !representation) {
      void this.#serveLater(item, request, response);
      return true;
    }
    if (item.page) storedAnswers.pages += 1;
    else storedAnswers.files += 1;
    this.#send(request, response, representation);
    if (!representation.isFinal) item.store.compressFurther(item.key, stored, encoding, now);
    return true;
  }

  #file(target: string): Item | undefined {
    const { store } = this.#files;
    return this.#files.has(target) ? { store, key: target, stamp: "", page: undefined } : undefined;
  }

  #page(page: Page, stamp: string | undefined): Item | undefined {
    return this.#pages && stamp !== undefined
      ? { store: this.#pages.store, key: page.key, stamp, page }
      : undefined;
  }

  #load({ store, key, stamp, page }: Item): Promise<StoredResponse | undefined> {
    const { server, siteUrl } = this.#settings;
    const rendered = (target: string) => render(server, target, new URL(siteUrl).host);
    return store.load(key, stamp, async () =>
      page ? this.#pages?.load(page, rendered) : this.#files.load(key, rendered),
    );
  }

  async #serveLater(item: Item, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const representation = await this.#representation(item, request.headers["accept-encoding"]);
    if (response.destroyed) return;
    if (representation) this.#send(request, response, representation);
    else this.#settings.next(request, response);
  }

  /** @returns undefined when the response may not, or cannot, be stored */
  async #representation(item: Item, acceptEncoding: string | undefined): Promise<Representation | undefined> {
    const { store, key, stamp } = item;
    try {
      const stored = store.find(key, stamp)?.response ?? (await this.#load(item));
      const representation = await stored?.compressed(encodingOf(stored, acceptEncoding), "fast");
      store.resized(key);
      return representation;
    } catch (error) {
      logger.warn("response not stored", { key, error: String(error) });
      return undefined;
    }
  }

  #send(request: IncomingMessage, response: ServerResponse, representation: Representation): void {
    const { server, onGet, onAnswer } = this.#settings;
    if (request.method === "GET") onGet(request);
    sendStored(request, response, representation);
    onAnswer?.(request, response);
    // After a render during which the server was closed.
    if (!server.listening) closeIdleAfter(response, server);
  }
}
