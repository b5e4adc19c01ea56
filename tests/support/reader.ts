import { DomUtils, parseDocument } from "htmlparser2";
import { expect } from "vitest";
import { decoded } from "./markup";
import { browserAgent } from "./user-agents";

type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;
/** Text is looked for as it stands; an expression is looked for within. */
type Words = string | RegExp;
/** What is typed or chosen: true and false for checkboxes and radio buttons. */
type Answer = string | boolean | File;
/** By label. */
type Answers = Record<string, Answer>;

const MOST_REDIRECTS = 5;

const UNSEEN = new Set(["script", "style", "template"]);

const plain = (text: string) => text.replace(/\s+/g, " ").trim();
const isHidden = ({ name, attribs }: Element) => UNSEEN.has(name) || "hidden" in attribs;

/** What stands in a part of a page, but for what is hidden. */
function textIn(nodes: ReturnType<typeof DomUtils.getChildren>): string {
  return nodes
    .map((node) => {
      if (DomUtils.isText(node)) return node.data;
      return DomUtils.isTag(node) && !isHidden(node) ? textIn(node.children) : "";
    })
    .join("");
}

function isShown(element: Element): boolean {
  if (isHidden(element)) return false;
  const { parent } = element;
  return parent === null || !DomUtils.isTag(parent) || isShown(parent);
}

const wordsOf = (element: Element) => plain(textIn(element.children));
/** What a screen reader calls a link, a button or a field that names itself. */
const nameOf = (element: Element) => plain(element.attribs["aria-label"] ?? textIn(element.children));
const says = (element: Element, words: Words | undefined) =>
  words === undefined ||
  (typeof words === "string" ? nameOf(element) === plain(words) : words.test(nameOf(element)));
const within = (element: Element, isWanted: (each: Element) => boolean) =>
  DomUtils.findAll(isWanted, element.children);
const isNamed = (name: string) => (element: Element) => element.name === name;

/** A part of a page as the server sends it. */
class Part {
  readonly #page: Page | undefined;

  constructor(
    readonly element: Element,
    page?: Page,
  ) {
    this.#page = page;
  }

  get page(): Page {
    if (!this.#page) throw new Error("A part belongs to a page");
    return this.#page;
  }

  get words(): string {
    return wordsOf(this.element);
  }

  attribute(name: string): string | undefined {
    return this.element.attribs[name];
  }

  /** The elements of a name that are not hidden, perhaps only those that say something. */
  all(name: string, words?: Words): Part[] {
    return within(this.element, (each) => each.name === name && says(each, words) && isShown(each)).map(
      (each) => new Part(each, this.page),
    );
  }

  allWords = (name: string): string[] => this.all(name).map(({ words }) => words);

  /** The first one. @throws when there is none */
  one(name: string, words?: Words): Part {
    const [found] = this.all(name, words);
    if (!found) throw new Error(`No ${name} ${words ?? ""} on ${this.page.address}`);
    return found;
  }

  /** What has an attribute of this value. */
  having(name: string, value: string): Part[] {
    return within(this.element, ({ attribs }) => attribs[name] === value).map(
      (each) => new Part(each, this.page),
    );
  }

  /** @throws when there is none */
  withId(id: string): Part {
    const [found] = this.having("id", id);
    if (!found) throw new Error(`Nothing with the id ${id} on ${this.page.address}`);
    return found;
  }

  /** The region, group, list or form whose heading or label names it. @throws when there is none */
  named(words: Words): Part {
    const name = (element: Element) => {
      const { "aria-labelledby": ids, "aria-label": label } = element.attribs;
      return (
        label ??
        ids
          ?.split(" ")
          .map((id) => this.page.withId(id).words)
          .join(" ")
      );
    };
    const [found] = within(this.element, (each) => {
      const own = name(each);
      if (own === undefined) return false;
      return typeof words === "string" ? own === words : words.test(own);
    });
    if (!found) throw new Error(`Nothing is named ${words} on ${this.page.address}`);
    return new Part(found, this.page);
  }

  /** Where a link leads that says this. */
  href(words: Words): string | undefined {
    return this.one("a", words).attribute("href");
  }

  async follow(words: Words): Promise<Page> {
    const href = this.href(words);
    if (href === undefined) throw new Error(`${words} leads nowhere on ${this.page.address}`);
    return await this.page.reader.open(href, this.page);
  }

  #findField(label: Words): Part | undefined {
    const isLabel = (each: Element) => each.name === "label" || each.attribs["aria-label"] !== undefined;
    const labels = within(this.element, (each) => isLabel(each) && isShown(each));
    const begins = (each: Element) => typeof label === "string" && nameOf(each).startsWith(plain(label));
    for (const each of [...labels.filter((one) => says(one, label)), ...labels.filter(begins)]) {
      const isOf = ({ attribs }: Element) => attribs.id !== undefined && attribs.id === each.attribs.for;
      const [found] = isField(each) ? [each] : [...within(this.element, isOf), ...within(each, isField)];
      if (found) return new Part(found, this.page);
    }
    return undefined;
  }

  /** The field of a label. @throws when there is none */
  field(label: Words): Part {
    const found = this.#findField(label);
    if (!found) throw new Error(`No field ${label} on ${this.page.address}`);
    return found;
  }

  /** The field of a form, which may stand elsewhere on the page and name the form. @throws when there is none */
  #fieldOfForm(label: string): Part {
    const outside = this.page.#findField(label);
    const id = outside?.attribute("form");
    return outside && id !== undefined && id === this.attribute("id") ? outside : this.field(label);
  }

  /** What a field would send. */
  get value(): string | undefined {
    return sentValue(this.element);
  }

  /** What stands beside a field and describes it. */
  get description(): string {
    const ids = (this.attribute("aria-describedby") ?? "").split(" ").filter(Boolean);
    return ids.map((id) => this.page.withId(id).words).join(" ");
  }

  /** Fills the form of a button in, by the labels of its fields, and presses the button. @throws when it cannot be pressed */
  async send(button: Words, answers: Answers = {}): Promise<Page> {
    const pressed = this.one("button", button).element;
    if ("disabled" in pressed.attribs) throw new Error(`${button} is disabled on ${this.page.address}`);
    const form = formOf(pressed, this.page);
    for (const [label, answer] of Object.entries(answers))
      answerField(form.#fieldOfForm(label).element, answer);
    return await this.page.reader.submit(form, pressed);
  }
}

const isField = (element: Element) => ["input", "select", "textarea"].includes(element.name);

function formOf(button: Element, page: Page): Part {
  const id = button.attribs.form;
  if (id !== undefined) return page.withId(id);
  for (let around = button.parent; around; around = around.parent)
    if (DomUtils.isTag(around) && around.name === "form") return new Part(around, page);
  throw new Error(`A button on ${page.address} is in no form`);
}

const optionsOf = (select: Element) => within(select, isNamed("option"));
const optionValue = (option: Element) => option.attribs.value ?? wordsOf(option);

const chosenFiles = new WeakMap<Element, File>();

function answerField(field: Element, answer: Answer): void {
  const { attribs } = field;
  if (answer instanceof File) {
    chosenFiles.set(field, answer);
    return;
  }
  if (typeof answer === "boolean") {
    if (answer) attribs.checked = "";
    else delete attribs.checked;
    return;
  }
  if (field.name !== "select") {
    attribs["data-typed"] = answer;
    return;
  }
  const options = optionsOf(field);
  const chosen = options.find((each) => optionValue(each) === answer || wordsOf(each) === answer);
  if (!chosen) throw new Error(`There is no choice ${answer}`);
  for (const each of options) delete each.attribs.selected;
  chosen.attribs.selected = "";
}

/** Undefined where nothing is sent; of a file, its name. */
function sentValue(field: Element): string | undefined {
  const { attribs } = field;
  const file = chosenFiles.get(field);
  if (file) return file.name;
  if (field.name === "select") {
    const options = optionsOf(field);
    const chosen = options.find((each) => "selected" in each.attribs) ?? options[0];
    return chosen && optionValue(chosen);
  }
  if (attribs.type === "checkbox" || attribs.type === "radio")
    return "checked" in attribs ? (attribs.value ?? "on") : undefined;
  if (attribs["data-typed"] !== undefined) return attribs["data-typed"];
  // The parser leaves what stands in a textarea as it is written.
  return field.name === "textarea"
    ? decoded(DomUtils.textContent(field)).replace(/^\n/, "")
    : (attribs.value ?? "");
}

const isButton = ({ name, attribs }: Element) =>
  name === "button" || /^(?:submit|button|reset|image)$/.test(attribs.type ?? "");

/** What a browser without script would send. */
function fieldsOf({ element, page }: Part, pressed: Element): [string, string][] {
  const isOf = (field: Element) =>
    field.attribs.form === undefined || field.attribs.form === element.attribs.id;
  const inside = within(element, (each) => isField(each) && !isButton(each) && isOf(each));
  const outside = page
    .having("form", element.attribs.id ?? "no form")
    .map((part) => part.element)
    .filter((each) => isField(each) && !inside.includes(each));
  const sent = [...inside, ...outside].flatMap((field): [string, string][] => {
    const value = sentValue(field);
    const { name } = field.attribs;
    return name && value !== undefined && !("disabled" in field.attribs) ? [[name, value]] : [];
  });
  const { name, value = "" } = pressed.attribs;
  return name ? [...sent, [name, value]] : sent;
}

/** Takes files to be sent only by a form that says how. */
function bodyOf(form: Part, fields: [string, string][]): URLSearchParams | FormData {
  if (form.attribute("enctype") !== "multipart/form-data") return new URLSearchParams(fields);
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  for (const { element } of form.all("input").filter((input) => input.attribute("type") === "file"))
    body.set(element.attribs.name ?? "", chosenFiles.get(element) ?? new File([], ""));
  return body;
}

/** A page that was opened, or what came after a form was sent. */
export class Page extends Part {
  constructor(
    readonly reader: Reader,
    /** Path, search and place on the page. */
    readonly address: string,
    readonly status: number,
    readonly headers: Headers,
    readonly html: string,
  ) {
    const root = DomUtils.findOne(isNamed("html"), parseDocument(html).children);
    if (!root) throw new Error(`${address} is no page: ${status}`);
    super(root);
  }

  override get page(): Page {
    return this;
  }

  get title(): string {
    return this.one("title").words;
  }

  get main(): Part {
    return this.one("main");
  }

  get heading(): string {
    return this.one("h1").words;
  }

  /** What is said to be wrong, or that something has worked; empty when nothing is. */
  says = (role: "alert" | "status"): string =>
    plain(
      this.having("role", role)
        .map(({ words }) => words)
        .join(" "),
    );
}

/** A visitor without a browser: reads pages as the server sends them, follows links, and sends the forms that it finds. */
export class Reader {
  readonly #cookies = new Map<string, string>();

  /** @param cookie of somebody who is signed in */
  constructor(
    readonly site: { url: string },
    cookie = "",
  ) {
    const [name, value] = cookie.split("=");
    if (name && value) this.#cookies.set(name, value);
  }

  /** Each cookie as it was set, the last one last. */
  readonly setCookies: string[] = [];

  get cookies(): string[] {
    return [...this.#cookies.keys()];
  }

  #keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      this.setCookies.push(line);
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }

  async ask(address: string, init: RequestInit = {}): Promise<Response> {
    const Cookie = [...this.#cookies].map((pair) => pair.join("=")).join("; ");
    const headers = {
      ...browserAgent,
      ...(Cookie && { Cookie }),
      ...(init.method === "POST" && { Origin: this.site.url }),
    };
    const response = await fetch(new URL(address, this.site.url), { ...init, headers, redirect: "manual" });
    this.#keep(response.headers);
    return response;
  }

  /** Opens an address, and where it leads to. @param from the page with the link */
  async open(address: string, from?: Page, init?: RequestInit): Promise<Page> {
    let url = new URL(address, new URL(from?.address ?? "/", this.site.url));
    let response = await this.ask(url.href, init);
    for (let times = 0; times < MOST_REDIRECTS && response.headers.has("Location"); times += 1) {
      const next = new URL(response.headers.get("Location") ?? "", url);
      if (!next.hash) next.hash = url.hash;
      url = next;
      await response.body?.cancel();
      response = await this.ask(url.href);
    }
    expect(url.origin, "another site").toBe(new URL(this.site.url).origin);
    const place = url.pathname + url.search + url.hash;
    return new Page(this, place, response.status, response.headers, await response.text());
  }

  submit(form: Part, pressed: Element): Promise<Page> {
    const fields = fieldsOf(form, pressed);
    const action =
      pressed.attribs.formaction ?? form.attribute("action") ?? form.page.address.split("#")[0] ?? "";
    if (form.attribute("method")?.toLowerCase() === "post")
      return this.open(action, form.page, { method: "POST", body: bodyOf(form, fields) });
    const url = new URL(action, new URL(form.page.address, this.site.url));
    url.search = `${new URLSearchParams(fields)}`;
    return this.open(url.href);
  }
}
