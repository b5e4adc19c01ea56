import { isIPv4 } from "node:net";

/** Whether a URL's host names this machine: localhost (RFC 6761, 6.3), 127.0.0.0/8 or ::1. */
export function isLoopbackHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, "");
  if (host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || host === "::1") return true;
  return isIPv4(host) && host.startsWith("127.");
}

/** `implicit` from the first byte (RFC 8314), `required` or `optional` by STARTTLS (RFC 3207). */
export type SmtpTls = "implicit" | "required" | "optional";

/** What `?tls=` may say. */
const CHOICES: readonly string[] = ["required", "optional"] satisfies SmtpTls[];

/** Whether the parameter `tls` of an SMTP URL is absent or one that `smtpTls` knows. */
export function isTlsChoiceValid(url: string): boolean {
  return new URL(url).searchParams.getAll("tls").every((choice) => CHOICES.includes(choice));
}

/**
 * How the connection to a mail server is encrypted. Where encryption is optional, a man in the middle can
 * remove STARTTLS from the greeting and read the password and every mail (RFC 3207, section 6).
 *
 * @param url smtp:// or smtps://, where `?tls=required` or `?tls=optional` overrides the default of smtp://
 */
export function smtpTls(url: string): SmtpTls {
  const { protocol, hostname, searchParams } = new URL(url);
  if (protocol === "smtps:") return "implicit";
  const choice = searchParams.get("tls");
  if (choice) return choice === "optional" ? "optional" : "required";
  return isLoopbackHost(hostname) ? "optional" : "required";
}

/** The URL for nodemailer, which takes every parameter for an option of its own, before those it is given. */
export function nodemailerUrl(url: string): string {
  const result = new URL(url);
  result.searchParams.delete("tls");
  if (smtpTls(url) === "required") result.searchParams.set("requireTLS", "true");
  return result.href;
}
