type Check = (value: unknown) => boolean;
type Thing = Record<string, unknown>;

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText: Check = (value) => typeof value === "string" && value.trim() !== "";
const isAddress: Check = (value) =>
  typeof value === "string" && /^https?:/.test(value) && URL.canParse(value);
const isDate: Check = (value) =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d/.test(value) && !!Date.parse(value);
const isDuration: Check = (value) => typeof value === "string" && /^PT(\d+H)?(\d+M)?(\d+S)?$/.test(value);
const isList: Check = (value) => Array.isArray(value) && value.length > 0;

/** What a thing of each type must have, and what it may have, by schema.org and by what search engines ask for. */
const TYPES: Record<string, { must: Record<string, Check>; may?: Record<string, Check> }> = {
  NGO: {
    must: { name: isText, url: isAddress, logo: isAddress, description: isText },
    may: { email: isText, sameAs: isList },
  },
  Organization: { must: { name: isText } },
  ItemList: { must: { itemListElement: isList } },
  ListItem: { must: { position: Number.isInteger, item: isThing } },
  HowTo: { must: { name: isText, description: isText, step: isList } },
  HowToSection: { must: { name: isText, itemListElement: isList } },
  HowToStep: { must: { name: isText, text: isText, url: isAddress } },
  Article: { must: { headline: isText, url: isAddress }, may: { datePublished: isDate } },
  VideoObject: {
    must: {
      name: isText,
      description: isText,
      thumbnailUrl: isAddress,
      uploadDate: isDate,
      url: isAddress,
      duration: isDuration,
    },
    may: { creator: isThing },
  },
};

function* problemsOf(thing: Thing, where: string): Generator<string> {
  const type = thing["@type"];
  const rules = typeof type === "string" ? TYPES[type] : undefined;
  if (!rules) return yield `${where}: unknown type ${type}`;
  for (const [name, check] of Object.entries(rules.must)) {
    if (!check(thing[name])) yield `${where}: ${type} without a proper ${name}`;
  }
  for (const [name, value] of Object.entries(thing)) {
    const check = rules.may?.[name];
    if (check && !check(value)) yield `${where}: ${type} with a wrong ${name}`;
    if (!check && !(name in rules.must) && !name.startsWith("@")) yield `${where}: ${type} knows no ${name}`;
    const parts = Array.isArray(value) ? value : [value];
    for (const [index, part] of parts.entries()) {
      if (!isThing(part)) continue;
      yield* problemsOf(part, `${where}.${name}`);
      if (part["@type"] === "ListItem" && part.position !== index + 1)
        yield `${where}.${name}: wrong position`;
    }
  }
}

/** What is wrong with a page's JSON-LD. */
export function structuredDataProblems(data: unknown): string[] {
  if (!isThing(data)) return ["no object"];
  const context = data["@context"] === "https://schema.org" ? [] : ["no context"];
  return [...context, ...problemsOf(data, "data")];
}
