import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { closeIdleAfter } from "../connection-deadlines.server";
import { hasBody } from "../lingering-close.server";
import { logger } from "../logger.server";
import { isAcceptable } from "../reject-request.server";
import { hasSessionCookie } from "../session-cookie.server";
import { type Encoding, preferredEncoding } from "./accept-encoding.server";
import { PublicFiles } from "./public-files.server";
import { type Page, type PageSource, PublicPages } from "./public-pages.server";
import { isRender, render } from "./render.server";
import type { ResponseStore } from "./response-store.server";
import { sendStored } from "./send-stored.server";
import type { Representation, StoredResponse } from "./stored-response.server";

export interface StoreSettings {
  server: Server;
  siteUrl: string;
  /** Undefined: pages are not stored, only files. */
  pages: (PageSource & { maxBytes: number }) | undefined;
  /** Of a GET that is answered here. */
  onGet: (request: IncomingMessage) => void;
  /** Of a page that has to be rendered. @returns whether it was answered instead */
  onMiss: (request: IncomingMessage, response: ServerResponse) => boolean;
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

export class StoredResponses {
  readonly #settings: StoreSettings;
  readonly #files = new PublicFiles("public");
  readonly #pages: PublicPages | undefined;

  constructor(settings: StoreSettings) {
    this.#settings = settings;
    const { pages } = settings;
    this.#pages = pages && new PublicPages(pages, pages.maxBytes);
  }

  /** Files, then pages. @returns false for what is neither, which has then not been touched */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    // Once the server is closing, its connections are closed after each response, which is none of this.
    if (!this.#settings.server.listening || isRender(request)) return false;
    if (!isPublicRequest(request) || !isAcceptable(request)) return false;
    const now = Date.now();
    const item = this.#find(request.url ?? "", now);
    if (!item) return false;
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
    this.#send(request, response, representation);
    if (!representation.isFinal) item.store.compressFurther(item.key, stored, encoding, now);
    return true;
  }

  /** Renders a page before it is asked for. */
  async prepare(target: string): Promise<void> {
    const item = this.#find(target, Date.now());
    if (item) await this.#representation(item, undefined);
  }

  #find(target: string, now: number): Item | undefined {
    if (this.#files.has(target)) {
      return { store: this.#files.store, key: target, stamp: "", page: undefined };
    }
    const page = this.#pages?.find(target);
    const stamp = page && this.#pages?.stamp(page, now);
    if (!this.#pages || !page || !stamp) return undefined;
    return { store: this.#pages.store, key: page.key, stamp, page };
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
    const { server, onGet } = this.#settings;
    if (request.method === "GET") onGet(request);
    sendStored(request, response, representation);
    // After a render during which the server was closed.
    if (!server.listening) closeIdleAfter(response, server);
  }
}
