import { gzipSync } from "node:zlib";
import {
  CONTENT_TYPES,
  HOSTILE_HEADERS,
  HOSTILE_METHODS,
  HOSTILE_NAMES,
  HOSTILE_VALUES,
  PATH_TRICKS,
} from "./hostile-values";
import type { PostedForm } from "./posted-forms";
import { randomNumbers } from "./random";

export interface HostileRequest {
  /** The request line and the headers' lines, without what ends them. */
  lines: string[];
  body: Buffer;
  /** Whether the session of a member of staff is to be added. */
  isStaff: boolean;
}

export interface HostileTargets {
  paths: readonly string[];
  forms: readonly PostedForm[];
  /** Parameters that the pages use, each with a value that it can have. */
  parameters: readonly (readonly [name: string, value: string])[];
  origin: string;
}

const FORM = "application/x-www-form-urlencoded";
const BOUNDARY = "xX_part_Xx";

/** An endless number of requests that no browser makes; the same ones for the same seed and targets. */
export function* hostileRequests(seed: number, targets: HostileTargets): Generator<HostileRequest, never> {
  const random = randomNumbers(seed);
  const chance = (share: number) => random() < share;
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]): T => {
    const found = list[below(list.length)];
    if (found === undefined) throw new Error("Nothing to pick from");
    return found;
  };
  const times = <T>(most: number, make: () => T) => Array.from({ length: 1 + below(most) }, make);
  const value = () =>
    chance(0.15) ? `${pick(HOSTILE_VALUES)}${pick(HOSTILE_VALUES)}` : pick(HOSTILE_VALUES);
  const parameter = () => {
    const [known, usual] = pick(targets.parameters);
    const name = chance(0.8) ? known : pick(HOSTILE_NAMES);
    return `${name}=${chance(0.3) ? encodeURIComponent(usual) : value()}`;
  };
  const query = () => times(4, parameter).join("&");

  /** A value in place of an id, a table's name or a file's name. */
  const otherSegment = (path: string) => {
    const segments = path.split("/");
    segments[1 + below(segments.length - 1)] = value().slice(0, 400) || "%20";
    return segments.join("/");
  };
  const withQuery = (address: string) => `${address}${address.includes("?") ? "&" : "?"}${query()}`;
  const asData = (address: string) => {
    const [path = "", search = ""] = address.split("?");
    return `${path === "/" ? "/_root" : path}.data?${search}${chance(0.3) ? `&_routes=${value()}` : ""}`;
  };
  const target = (address: string): string => {
    const kind = random();
    if (kind < 0.15) return pick(PATH_TRICKS).replace("*", () => address.split("?")[0] ?? "");
    if (kind < 0.25) return otherSegment(address.split("?")[0] ?? "");
    if (kind < 0.35) return asData(withQuery(address));
    return withQuery(address);
  };

  const fieldsOf = (body: Readonly<Record<string, string>>): [string, string][] =>
    Object.entries(body).map(([field, text]) => [encodeURIComponent(field), encodeURIComponent(text)]);
  const mutated = (fields: [string, string][]): [string, string][] => {
    const kind = random();
    if (kind < 0.05) return [];
    if (kind < 0.1) return fields.slice(0, below(fields.length + 1));
    if (kind < 0.14) return Array.from({ length: 3000 }, (_, index): [string, string] => [`f${index}`, "a"]);
    if (kind < 0.18) return [...fields, ...fields];
    const changed = fields.map(([field, text]): [string, string] =>
      chance(0.35) && field !== "form" ? [chance(0.1) ? `${field}%5B%5D` : field, value()] : [field, text],
    );
    if (chance(0.2)) changed.push([pick(HOSTILE_NAMES), value()]);
    if (chance(0.03)) changed.push(["note", "a".repeat(70_000)]);
    return changed;
  };
  const multipart = (fields: [string, string][]): Buffer => {
    const parts = fields.map(([field, text]) => {
      const file = chance(0.05) ? `; filename="${pick(["a.csv", "", "../../a", "%00"])}"` : "";
      const raw = Buffer.from(
        text.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        "latin1",
      );
      const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${file}\r\n\r\n`;
      return Buffer.concat([Buffer.from(head), raw, Buffer.from("\r\n")]);
    });
    const whole = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
    return chance(0.15) ? whole.subarray(0, below(whole.length)) : whole;
  };
  const bodyOf = (fields: [string, string][]): { type: string; body: Buffer; more?: string } => {
    const encoded = Buffer.from(fields.map(([field, text]) => `${field}=${text}`).join("&"));
    const kind = random();
    if (kind < 0.5) return { type: FORM, body: encoded };
    if (kind < 0.72) return { type: `multipart/form-data; boundary=${BOUNDARY}`, body: multipart(fields) };
    if (kind < 0.77) return { type: FORM, body: gzipSync(encoded), more: "Content-Encoding: gzip" };
    if (kind < 0.82)
      return { type: "application/json", body: Buffer.from('{"__proto__":{"form":[1]},"form":{}}') };
    if (kind < 0.87) return { type: FORM, body: Buffer.from(times(300, () => below(256))) };
    return { type: pick(CONTENT_TYPES), body: encoded };
  };

  const request = (): HostileRequest => {
    const isStaff = chance(0.5);
    const isPost = chance(0.5);
    const host = new URL(targets.origin).host;
    if (!isPost) {
      const method = chance(0.1) ? pick(HOSTILE_METHODS) : chance(0.05) ? "HEAD" : "GET";
      const lines = [`${method} ${target(pick(targets.paths))} HTTP/1.1`, `Host: ${host}`];
      if (chance(0.3)) lines.push(...times(3, () => pick(HOSTILE_HEADERS)));
      return { lines, body: Buffer.alloc(0), isStaff };
    }
    const form = pick(targets.forms);
    const address = chance(0.2) ? target(form.action) : chance(0.2) ? asData(form.action) : form.action;
    const { type, body, more } = bodyOf(mutated(fieldsOf(form.body)));
    const lines = [`${chance(0.05) ? pick(HOSTILE_METHODS) : "POST"} ${address} HTTP/1.1`, `Host: ${host}`];
    if (type) lines.push(`Content-Type: ${type}`);
    if (more) lines.push(more);
    lines.push(`Content-Length: ${body.length}`, ...(chance(0.9) ? [`Origin: ${targets.origin}`] : []));
    if (chance(0.1)) lines.push(pick(HOSTILE_HEADERS));
    return { lines, body, isStaff };
  };

  for (;;) yield request();
}
