import { elements, renamed } from "./elements";

const removedElements = [
  { label: "pictures", tags: ["img", "picture", "svg"] },
  { label: "videos and sounds", tags: ["video", "audio"] },
  { label: "scripts", tags: ["script", "noscript"] },
  { label: "style sheets", tags: ["style", "link"] },
  { label: "embedded pages", tags: ["iframe", "frame", "object", "embed"] },
  { label: "form fields", tags: ["form", "input", "select", "textarea", "button", "label", "option"] },
] as const;

/** They say nothing themselves: what is lost with them is in their attributes. */
const SILENT = new Set(["span", "font", "html", "head", "body", "meta", "title", "tfoot", "colgroup", "col"]);

const LOOKS = new Set([
  ...["style", "class", "color", "face", "size", "bgcolor", "align", "valign", "width", "height", "border"],
  ...["cellpadding", "cellspacing"],
]);
const SILENT_ATTRIBUTES = new Set(["href", "colspan", "rowspan", "start", "id", "name", "target", "rel"]);

/** What a text lost or has otherwise than it was written. */
export interface Alterations {
  removed: string[];
  changed: string[];
}

/** Notes what `sanitize` takes out and exchanges, in words. */
export class Found {
  readonly #tags = new Set<string>();
  readonly #attributes = new Set<string>();
  readonly #deadLinks = new Set<string>();
  readonly #changed = new Set<string>();

  tag(name: string, attributes: Readonly<Record<string, string>>) {
    this.#tags.add(name);
    const isKnown = name in elements || name in renamed || SILENT.has(name);
    if (isKnown) for (const attribute of Object.keys(attributes)) this.#attributes.add(attribute);
    if (name === "h1") this.#changed.add("headings of the first level are of the second, below the subject");
  }

  deadLink(text: string) {
    this.#deadLinks.add(text.trim());
  }

  changed(what: string) {
    this.#changed.add(what);
  }

  #otherTags() {
    const labelled = new Set<string>(removedElements.flatMap(({ tags }) => tags));
    return [...this.#tags].filter(
      (name) => !(name in elements || name in renamed || SILENT.has(name) || labelled.has(name)),
    );
  }

  alterations(): Alterations {
    const attributes = [...this.#attributes].filter((name) => !SILENT_ATTRIBUTES.has(name));
    const others = attributes.filter((name) => !LOOKS.has(name) && !name.startsWith("on"));
    const names = this.#otherTags().map((name) => `<${name}>`);
    return {
      removed: [
        ...removedElements
          .filter(({ tags }) => tags.some((tag) => this.#tags.has(tag)))
          .map(({ label }) => label),
        ...(attributes.some((name) => LOOKS.has(name)) ? ["colors, fonts, sizes and positions"] : []),
        ...(attributes.some((name) => name.startsWith("on")) ? ["actions of scripts"] : []),
        ...[...this.#deadLinks].map((text) => `the link of “${text}”, which has no address to open`),
        ...(names.length > 0 ? [`tags that no mail has: ${names.slice(0, 10).join(", ")}`] : []),
        ...(others.length > 0 ? [`attributes: ${others.slice(0, 10).join(", ")}`] : []),
      ],
      changed: [...this.#changed],
    };
  }
}
