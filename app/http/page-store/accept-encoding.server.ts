/** The smallest first. */
const preference = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof preference)[number];

/** Browsers send a handful of different headers. */
const MAX_REMEMBERED = 100;
const remembered = new Map<string, Encoding>();

/**
 * The named encoding of the highest weight (RFC 9110, section 12.5.3), the smaller of equals. `*` names none: a client
 * that cares says what it can read.
 */
export function preferredEncoding(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  const known = remembered.get(header);
  if (known) return known;
  const encoding = parse(header);
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(header, encoding);
  return encoding;
}

function parse(header: string): Encoding {
  const weights = new Map(header.toLowerCase().split(",").map(weightOf));
  let best: Encoding = "identity";
  let bestWeight = 0;
  for (const encoding of preference) {
    const weight = weights.get(encoding) ?? 0;
    if (weight > bestWeight) [best, bestWeight] = [encoding, weight];
  }
  return best;
}

function weightOf(part: string): [name: string, weight: number] {
  const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
  const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, "");
  return [name, weight === undefined ? 1 : Number(weight) || 0];
}
