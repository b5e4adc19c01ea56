import { existsSync, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RenderedResponse } from "./render.server";
import { ResponseStore } from "./response-store.server";
import { StoredResponse } from "./stored-response.server";

/** What public pages load is a tenth of it; the scripts of the dashboard come on top. */
const STORE_BYTES = 8 * 1024 * 1024;
/** A larger file is streamed by `remix-serve`. */
const MAX_FILE_BYTES = 1024 * 1024;

/** The files of a folder, read when first requested. */
export class PublicFiles {
  readonly store = new ResponseStore(STORE_BYTES);
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
