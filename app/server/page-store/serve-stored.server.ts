import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { closeIdleAfter } from "../connection-deadlines.server";
import { hasBody } from "../lingering-close.server";
import { logger } from "../logger.server";
import { isAcceptable } from "../reject-request.server";
import { hasSessionCookie } from "../session-cookie.server";
import { preferredEncoding } from "./accept-encoding.server";
import { PublicFiles } from "./public-files.server";
import { type PageSource, PublicPages } from "./public-pages.server";
import { isRender, render } from "./render.server";
import type { ResponseStore } from "./response-store.server";
import { sendStored } from "./send-stored.server";
import type { StoredResponse } from "./stored-response.server";

export interface StoreSettings {
  server: Server;
  siteUrl: string;
  /** Undefined: pages are not stored, only files. */
  pages: (PageSource & { maxBytes: number }) | undefined;
  /** Of a GET that is answered here. */
  onGet: (request: IncomingMessage) => void;
  /** Answers what is not stored. */
  next: (request: IncomingMessage, response: ServerResponse) => void;
}

interface Item {
  store: ResponseStore;
  key: string;
  stamp: string;
  load: () => Promise<StoredResponse | undefined>;
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

    const { headers } = request;
    const encoding = found?.response?.isCompressible
      ? preferredEncoding(headers["accept-encoding"])
      : "identity";
    const representation = found?.response?.ready(encoding);
    if (!found?.response || !representation) {
      void this.#serveLater(item, request, response);
      return true;
    }
    this.#send(request, response, representation);
    if (!representation.isFinal) item.store.compressFurther(item.key, found.response, encoding, now);
    return true;
  }

  /** Renders a page before it is asked for. */
  async prepare(target: string): Promise<void> {
    const item = this.#find(target, Date.now());
    if (item && !item.store.find(item.key, item.stamp)) await this.#load(item);
  }

  #find(target: string, now: number): Item | undefined {
    const renderTarget = (address: string) => this.#render(address);
    const files = this.#files;
    if (files.has(target)) {
      const load = () => files.load(target, renderTarget);
      return { store: files.store, key: target, stamp: "", load };
    }
    const pages = this.#pages;
    const page = pages?.find(target);
    const stamp = pages && page && pages.stamp(page, now);
    if (!stamp) return undefined;
    return { store: pages.store, key: page.key, stamp, load: () => pages.load(page, renderTarget) };
  }

  #render(target: string) {
    const { server, siteUrl } = this.#settings;
    return render(server, target, new URL(siteUrl).host);
  }

  async #load({ store, key, stamp, load }: Item): Promise<StoredResponse | undefined> {
    try {
      return await store.load(key, stamp, load);
    } catch (error) {
      logger.warn("response not stored", { key, error: String(error) });
      return undefined;
    }
  }

  async #serveLater(item: Item, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { store, key, stamp } = item;
    const stored = store.find(key, stamp)?.response ?? (await this.#load(item));
    if (response.destroyed) return;
    if (!stored) return this.#settings.next(request, response);
    const encoding = stored.isCompressible
      ? preferredEncoding(request.headers["accept-encoding"])
      : "identity";
    const representation = await stored.compressed(encoding, "fast");
    store.resized(key);
    if (!response.destroyed) this.#send(request, response, representation);
  }

  #send(
    request: IncomingMessage,
    response: ServerResponse,
    representation: Parameters<typeof sendStored>[2],
  ) {
    const { server, onGet } = this.#settings;
    if (request.method === "GET") onGet(request);
    sendStored(request, response, representation);
    // Otherwise the connection is idle already when the server can next be closed.
    if (!server.listening || request.socket.writableLength > 0) closeIdleAfter(response, server);
  }
}
