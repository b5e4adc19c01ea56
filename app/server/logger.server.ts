import { currentRequestId } from "./request-context.server";

type Details = Record<string, unknown>;

/** Mail servers and databases repeat addresses in their messages. */
const EMAIL_ADDRESS = /[^\s<>()[\]"'`,;:=/\\@]+@[^\s<>()[\]"'`,;:=/\\@]+/g;

/** One line of words: when, level, message, then `key=value`; texts are JSON. */
function line(level: string, message: string, details?: Details): string {
  const request = currentRequestId();
  const all = { ...details, ...(request && { request }) };
  const parts = Object.entries(all).map(([key, value]) => `${key}=${printable(value)}`);
  const text = [level, message.replace(/\s*\n\s*/g, " "), ...parts].join(" ");
  return `${new Date().toISOString()} ${text.replace(EMAIL_ADDRESS, "[address]")}\n`;
}

function printable(value: unknown): string {
  if (value instanceof Error) return JSON.stringify(value.stack ?? value.message);
  return typeof value === "object" || typeof value === "string" ? JSON.stringify(value) : String(value);
}

/** Never log visitors' input, email addresses or tokens: logs have another retention period than the database. */
export const logger = {
  info: (message: string, details?: Details) => void process.stdout.write(line("info", message, details)),
  warn: (message: string, details?: Details) => void process.stderr.write(line("warn", message, details)),
  error: (message: string, details?: Details) => void process.stderr.write(line("error", message, details)),
};
