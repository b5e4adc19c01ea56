type Details = Record<string, unknown>;

function line(level: string, message: string, details?: Details): string {
  const parts = Object.entries(details ?? {}).map(([key, value]) => `${key}=${printable(value)}`);
  return [new Date().toISOString(), level, message, ...parts].join(" ") + "\n";
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
