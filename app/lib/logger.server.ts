import { AsyncLocalStorage } from "node:async_hooks";

type Details = Record<string, unknown>;

const requestIds = new AsyncLocalStorage<string>();

/** What `run` starts, now and later, logs with the request's id. */
export const logWithRequestId = (id: string, run: () => void): void => requestIds.run(id, run);

/** Undefined outside requests. */
export const currentRequestId = (): string | undefined => requestIds.getStore();

/** A line is cut before it is searched, so that no text from outside decides how long that takes or how full a disk gets. */
const MAX_LINE = 4000;
const MAX_PATH = 200;

/** One repeated class with nothing after it, so that the time grows with the text and no faster. */
const TOKEN = /[^\s<>()[\]"'`,;:=/\\]+/g;

/** Mail servers and databases repeat addresses in their messages. */
function withoutAddresses(text: string): string {
  return text.replace(TOKEN, (token) => {
    const at = token.indexOf("@");
    return at > 0 && at < token.length - 1 ? "[address]" : token;
  });
}

/** Cut at a space where there is one near, because half an address would not be known as one. */
function cutLine(text: string): string {
  if (text.length <= MAX_LINE) return text;
  const start = text.slice(0, MAX_LINE);
  return `${start.slice(0, Math.max(start.lastIndexOf(" "), MAX_LINE / 2))}… (${text.length} characters)`;
}

/** @param path of a request, of any length */
export function loggedPath(path: string): string {
  return path.length > MAX_PATH ? `${path.slice(0, MAX_PATH)}… (${path.length} characters)` : path;
}

/** `LOG_FORMAT`, which every program checks at its start with the other settings. */
const isJson = () => process.env.LOG_FORMAT === "json";

const clean = (text: string) => withoutAddresses(cutLine(text));

/** One object: `time`, `level`, `message`, `request` within one, and the values under their names, which are none of these. */
function jsonLine(level: string, message: string, details: Details = {}): string {
  const values = Object.entries(details).map(([name, value]) => [name, jsonValue(value)]);
  const request = currentRequestId();
  return `${JSON.stringify({
    time: new Date().toISOString(),
    level,
    message: clean(message),
    ...(request !== undefined && { request }),
    ...Object.fromEntries(values),
  })}\n`;
}

function jsonValue(value: unknown): unknown {
  if (value instanceof Error) return clean(value.stack ?? value.message);
  if (typeof value === "string") return clean(value);
  return typeof value === "object" ? clean(JSON.stringify(value)) : value;
}

/** One line of words: when, level, message, then `key=value`; texts are JSON. */
function textLine(level: string, message: string, details: Details = {}): string {
  const parts = Object.entries(details).map(([key, value]) => `${key}=${printable(value)}`);
  const text = cutLine([level, message.slice(0, MAX_LINE).replace(/\s+/g, " "), ...parts].join(" "));
  const request = currentRequestId();
  return `${new Date().toISOString()} ${withoutAddresses(text)}${request ? ` request="${request}"` : ""}\n`;
}

function printable(value: unknown): string {
  if (value instanceof Error) return JSON.stringify(value.stack ?? value.message);
  return typeof value === "object" || typeof value === "string" ? JSON.stringify(value) : String(value);
}

const line = (...parts: Parameters<typeof textLine>) => (isJson() ? jsonLine : textLine)(...parts);

/** Never log visitors' input, email addresses or tokens: logs have another retention period than the database. */
export const logger = {
  info: (message: string, details?: Details) => void process.stdout.write(line("info", message, details)),
  warn: (message: string, details?: Details) => void process.stderr.write(line("warn", message, details)),
  error: (message: string, details?: Details) => void process.stderr.write(line("error", message, details)),
};
