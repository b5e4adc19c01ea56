import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import type { Part, PartProps } from "~/lib/rendered-part";
import { ScriptNonce } from "~/lib/script-nonce";
import { SiteContext, type SiteSettings } from "~/lib/site-settings";
import { type OwnHtml, takeOwnScripts } from "./content-security-policy.server";
import { withoutHydration } from "./remix-internals.server";

/** More than any part has: its props have few values. */
const MAX_VARIANTS = 50;

/**
 * Renders parts of documents and stores their HTML: once for each settings, component and props. Nothing else reaches a
 * part, as there is no router around it; a hook that reads the request throws.
 */
export class RenderedParts {
  readonly #nonce: string;
  readonly #stored = new WeakMap<SiteSettings, Map<unknown, Map<string, OwnHtml>>>();

  constructor(nonce: string) {
    this.#nonce = nonce;
  }

  /** Of one document: React renders a mark in the place of each part, which then takes the place of the mark. */
  forDocument() {
    const used: OwnHtml[] = [];
    const mark = `part-${this.#nonce}-`;
    return {
      render: <Props extends PartProps>(part: Part<Props>, site: SiteSettings): string =>
        `${mark}${used.push(this.#find(part, site)) - 1};`,
      complete: ({ html, scriptHashes }: OwnHtml): OwnHtml => {
        const [start = "", ...pieces] = html.split(mark);
        let whole = start;
        const hashes = [...scriptHashes];
        for (const piece of pieces) {
          const end = piece.indexOf(";");
          const part = used[Number(piece.slice(0, end))];
          whole += (part?.html ?? "") + piece.slice(end + 1);
          hashes.push(...(part?.scriptHashes ?? []));
        }
        return { html: whole, scriptHashes: hashes };
      },
    };
  }

  #find<Props extends PartProps>({ id, component, props }: Part<Props>, site: SiteSettings): OwnHtml {
    const parts = entryOf(this.#stored, site, () => new Map());
    const variants = entryOf(parts, component, () => new Map());
    const key = JSON.stringify([id, props]);
    if (!variants.has(key) && variants.size >= MAX_VARIANTS) variants.clear();
    return entryOf(variants, key, () =>
      takeOwnScripts(
        withoutHydration(renderAlone(id, component, props, { nonce: this.#nonce, site })),
        this.#nonce,
      ),
    );
  }
}

interface Surroundings {
  nonce: string;
  site: SiteSettings;
}

function renderAlone<Props extends PartProps>(
  id: string,
  Component: ComponentType<Props>,
  props: Props,
  { nonce, site }: Surroundings,
): string {
  return renderToString(
    <ScriptNonce.Provider value={nonce}>
      <SiteContext.Provider value={site}>
        <Component {...props} />
      </SiteContext.Provider>
    </ScriptNonce.Provider>,
    { identifierPrefix: id },
  );
}

interface Store<Key, Value> {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => unknown;
}

function entryOf<Key, Value>(store: Store<Key, Value>, key: Key, make: () => Value): Value {
  const known = store.get(key);
  if (known !== undefined) return known;
  const made = make();
  store.set(key, made);
  return made;
}
