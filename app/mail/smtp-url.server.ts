import { isIPv4 } from "node:net";

/** Whether a URL's host names this machine: localhost (RFC 6761, 6.3), 127.0.0.0/8 or ::1. */
export function isLoopbackHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, "");
  if (host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || host === "::1") return true;
  return isIPv4(host) && host.startsWith("127.");
}

/** `implicit` from the first byte (RFC 8314), `required` or `optional` by STARTTLS (RFC 3207). */
export type SmtpTls = "implicit" | "required" | "optional";

const CHOICES: readonly string[] = ["required", "optional"] satisfies SmtpTls[];

export function isTlsChoiceValid(url: string): boolean {
  return new URL(url).searchParams.getAll("tls").every((choice) => CHOICES.includes(choice));
}

/**
 * Optional encryption lets a man in the middle remove STARTTLS and read the password and mails (RFC 3207, section 6).
 * `?tls=required` or `?tls=optional` overrides the default of smtp://.
 */
export function smtpTls(url: string): SmtpTls {
  const { protocol, hostname, searchParams } = new URL(url);
  if (protocol === "smtps:") return "implicit";
  const choice = searchParams.get("tls");
  if (choice) return choice === "optional" ? "optional" : "required";
  return isLoopbackHost(hostname) ? "optional" : "required";
}

/** Nodemailer lets URL parameters override its options. */
export function nodemailerUrl(url: string): string {
  const result = new URL(url);
  result.searchParams.delete("tls");
  if (smtpTls(url) === "required") result.searchParams.set("requireTLS", "true");
  return result.href;
}
