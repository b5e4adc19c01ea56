import { SENT_MARK_PARAMETER, SENT_PARAMETER } from "~/kits/forms/form-result";
import { formPages } from "./pages";
import { type PublicPost, publicPosts } from "./public-posts";
import type { Site } from "./server";
import { waitFor } from "./wait-for";

/** A post that was begun. Without its acknowledgement, whether it was saved is open. */
export interface Submission {
  table: PublicPost["table"];
  email: string;
  acknowledged: boolean;
  /** Milliseconds since 1970, once it is. */
  acknowledgedAt?: number;
  /** How often the connection ended before the response. */
  cut: number;
}

export interface StaffChange {
  kind: "added" | "deleted";
  /** An article's URL, or a message's id. */
  key: string;
  acknowledged: boolean;
}

interface LoadOptions {
  cookie: string;
  /** Ids of those that staff delete. */
  messages: string[];
  visitors: number;
  /** Before everybody's address, so that each load has people of its own. */
  name?: string;
  /** Of a site that does not come back: all leave with the first connection that is cut, and nobody sends again. */
  isLost?: boolean;
}

const SEARCHES = [
  "/about",
  "/news?q=workers",
  "/services/support-and-resources?q=food&phone=yes",
  "/survey-results",
];

/**
 * Visitors who send every public form, again when the connection ends before the response; others who read, search and
 * fill in forms; and one member of staff who adds articles and deletes messages, each of them once.
 */
export class MixedLoad {
  readonly submissions: Submission[] = [];
  readonly changes: StaffChange[] = [];
  /** Responses that nobody should get. */
  readonly wrong: string[] = [];
  reads = 0;
  readonly #site: Pick<Site, "url" | "env">;
  readonly #cookie: string;
  readonly #name: string;
  readonly #isLost: boolean;
  readonly #clients: Promise<void>[];
  #stopped = false;
  #rounds = 0;

  constructor(
    site: Pick<Site, "url" | "env">,
    { cookie, messages, visitors, name = "sender", isLost = false }: LoadOptions,
  ) {
    this.#site = site;
    this.#name = name;
    this.#isLost = isLost;
    this.#cookie = cookie;
    this.#clients = [
      ...Array.from({ length: visitors }, () => this.#sendForms()),
      this.#read(SEARCHES),
      this.#read(["/form-events?form=contact", "/form-events?form=survey&event=start", "/healthz"]),
      this.#addArticles(),
      this.#deleteMessages(messages),
    ];
  }

  acknowledged(): number {
    return this.submissions.filter((submission) => submission.acknowledged).length;
  }

  /** Ends when each client has got its last response. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#clients);
  }

  /** @returns undefined when the connection was cut */
  async #request(path: string, init: RequestInit = {}): Promise<Response | undefined> {
    try {
      const response = await fetch(this.#site.url + path, { ...init, redirect: "manual" });
      await response.arrayBuffer();
      return response;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      if (this.#isLost) this.#stopped = true;
      else await this.#openForms();
      return undefined;
    }
  }

  /** A server that has just started makes the first post from each page wait: all at the same time. */
  async #openForms(): Promise<void> {
    const open = ({ page }: { page: string }) =>
      waitFor(page, async () => (await fetch(this.#site.url + page)).text(), { timeoutMs: 120_000 });
    await Promise.all(formPages.map(open));
  }

  #post(path: string, body: Record<string, string>, headers: Record<string, string> = {}) {
    return this.#request(path, { method: "POST", body: new URLSearchParams(body), headers });
  }

  async #sendForms(): Promise<void> {
    await this.#openForms();
    while (!this.#stopped) {
      for (const post of publicPosts(this.#site, `${this.#name}${++this.#rounds}`)) await this.#send(post);
    }
  }

  async #send({ action, body, table, email }: PublicPost): Promise<void> {
    if (this.#stopped) return;
    const submission: Submission = { table, email, acknowledged: false, cut: 0 };
    this.submissions.push(submission);
    for (;;) {
      const response = await this.#post(action, body);
      if (response) {
        const sent = new URL(response.headers.get("Location") ?? "", this.#site.url).searchParams;
        submission.acknowledged =
          response.status === 303 && sent.get(SENT_PARAMETER) === body.form && sent.has(SENT_MARK_PARAMETER);
        if (submission.acknowledged) submission.acknowledgedAt = Date.now();
        else this.wrong.push(`${response.status} for ${email}`);
        return;
      }
      submission.cut += 1;
      if (this.#isLost) return;
    }
  }

  async #read(paths: string[]): Promise<void> {
    while (!this.#stopped) {
      for (const path of paths) {
        const response = await this.#request(path);
        if (response && response.status !== 200) this.wrong.push(`${response.status} for ${path}`);
        this.reads += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  async #change(change: StaffChange, path: string, body: Record<string, string>): Promise<void> {
    this.changes.push(change);
    const response = await this.#post(path, body, { Cookie: this.#cookie, Origin: this.#site.url });
    if (response && response.status !== 303)
      this.wrong.push(`${response.status} for ${change.kind} ${change.key}`);
    change.acknowledged = response?.status === 303;
  }

  async #addArticles(): Promise<void> {
    while (!this.#stopped) {
      const url = `https://example.org/added/${this.#name}${++this.#rounds}`;
      const body = {
        title: `Added ${url}`,
        summary: "Workers",
        source: "Source",
        url,
        publishedDate: "2026-11-20",
      };
      await this.#change({ kind: "added", key: url, acknowledged: false }, "/admin/articles/new", {
        form: "new-article",
        ...body,
      });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async #deleteMessages(ids: string[]): Promise<void> {
    for (const id of ids) {
      if (this.#stopped) return;
      await this.#change(
        { kind: "deleted", key: id, acknowledged: false },
        "/admin/dashboard/changes/contact",
        {
          intent: "delete",
          id,
          confirmed: "1",
        },
      );
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
