import { Cron } from "croner";
import * as z from "zod";
import { allowedHosts } from "~/kits/outgoing/allowed-hosts.server";
import { senderDomain } from "~/lib/email-address.server";
import { distance } from "~/lib/meant-email.server";
import { setTimeZone } from "~/lib/time/time-zone";
import { dkimShape, readDkimKey } from "~/mail/sign-mail.server";
import { isTlsChoiceValid } from "~/mail/smtp-url.server";
import { backupDirectory, backupShape, readBackupStore, readReplica } from "./backup-settings.server";

const EXAMPLE = "https://example.org";

const httpUrl = z.url({
  protocol: /^https?$/,
  error: "must be an address that starts with http:// or https://",
});
const siteUrl = z
  .url({
    protocol: /^https?$/,
    error: "must be an address that starts with http:// or https://",
    abort: true,
  })
  .refine((url) => {
    const { pathname, search, hash, username, password } = new URL(url);
    return /^\/*$/.test(pathname) && !(search || hash || username || password);
  }, "must be a host alone, such as https://example.org, without a path, a query or a password")
  .transform((url) => new URL(url).origin);
const smtpUrl = z
  .url({
    protocol: /^smtps?$/,
    error: "must look like smtp://user:password@host:587 or smtps://host",
    abort: true,
  })
  .refine(isTlsChoiceValid, "may end in ?tls=required or ?tls=optional, and in no other tls");
const mailbox = z.email({ error: "must be an email address" });
/** Comma-separated; `none` is an empty list. */
const mailboxes = z
  .string()
  .transform((text) => {
    const parts = text.split(/[,;\s]+/).filter(Boolean);
    return text.trim().toLowerCase() === "none" ? [] : [...new Set(parts.map((part) => part.toLowerCase()))];
  })
  .refine(
    (addresses) => addresses.every((address) => mailbox.safeParse(address).success),
    "must be email addresses with commas between, or none",
  );
const onOrOff = z.enum(["on", "off"], { error: "must be on or off" });
const integer = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`);

function isCron(pattern: string): boolean {
  try {
    return new Cron(pattern, { paused: true }).nextRun() !== null;
  } catch {
    return false;
  }
}

/** Offsets such as +02:00 are none: they know no daylight saving. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

const schema = z.object({
  DATABASE_PATH: z.string().default("data/after-automation.db"),
  DATABASE_READ_ONLY: onOrOff.default("off"),
  COPY_MAX_MINUTES: integer(1, 525_600).default(60),
  COPY_EVERY_SECONDS: integer(1, 86_400).default(10),
  SESSION_SECRET: z
    .string({
      error: "is not set; it signs cookies and links and has no default",
    })
    .min(32, "must be at least 32 characters long"),
  SESSION_SECRET_PREVIOUS: z.string().min(32, "must be at least 32 characters long").optional(),
  SITE_URL: siteUrl.default("http://localhost"),
  PORT: integer(1, 65_535).default(3000),
  HOST: z.string().optional(),
  CLIENT_ADDRESS_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, "must be the name of an HTTP header")
    .transform((name) => name.toLowerCase())
    .optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: z
    .string()
    .refine((from) => senderDomain(from) !== undefined, "must be an email address, or Name <address>")
    .default("After Automation <news@example.org>"),
  MAIL_REPLY_TO: mailbox.optional(),
  ...dkimShape,
  STAFF_MAIL_TO: mailboxes.optional(),
  OPERATOR_MAIL_TO: mailboxes.optional(),
  ALERT_URL: httpUrl.optional(),
  MAIL_PER_SECOND: integer(1, 100_000).default(10),
  MAIL_CONNECTIONS: integer(1, 50).default(5),
  REPLY_UNDO_SECONDS: integer(0, 900).default(20),
  BOUNCE_ADDRESS: mailbox.optional(),
  BOUNCE_MAILDIR: z.string().optional(),
  ANSWER_ADDRESS: mailbox.optional(),
  NEWSLETTER_CRON: z
    .string()
    .default("0 9 * * 1")
    .refine(isCron, "must be a cron pattern that comes round, such as 0 9 * * 1 (Mondays at 9:00)"),
  TIME_ZONE: z
    .string()
    .default("UTC")
    .refine(isTimeZone, "must be the IANA name of a time zone, such as Europe/Berlin"),
  NEWSLETTER_CONFIRM: onOrOff.default("on"),
  ADMIN_EMAIL: mailbox.default("admin@example.org"),
  ORGANIZATION_NAME: z.string().default("After Automation"),
  POSTAL_ADDRESS: z.string().default("After Automation, 1 Example Street, Example City"),
  DONATION_URL: httpUrl.default(`${EXAMPLE}/donate`),
  COMMUNITY_CHAT_URL: httpUrl.default(`${EXAMPLE}/community-chat`),
  INSTAGRAM_URL: httpUrl.default(`${EXAMPLE}/instagram`),
  TIKTOK_URL: httpUrl.default(`${EXAMPLE}/tiktok`),
  REDDIT_URL: httpUrl.default(`${EXAMPLE}/reddit`),
  GENERAL_EMAIL: mailbox.default("hello@example.org"),
  LEGAL_EMAIL: mailbox.default("legal@example.org"),
  COMMUNITY_EMAIL: mailbox.default("community@example.org"),
  ORGANIZATION_FILE: z.string().optional(),
  VOICES: onOrOff.default("on"),
  VOICES_FILE: z.string().optional(),
  CHECK_LINKS: onOrOff.default("off"),
  CHECK_LINKS_ALLOW: allowedHosts.default([]),
  NEWS_IMPORT_CRON: z
    .string()
    .default("23 */3 * * *")
    .refine((text) => text === "off" || isCron(text), "must be a cron pattern that comes round, or off"),
  NEWS_IMPORT_ALLOW: allowedHosts.default([]),
  BACKUP_CRON: z
    .string()
    .default("17 3 * * *")
    .refine((text) => text === "off" || isCron(text), "must be a cron pattern that comes round, or off"),
  ...backupShape,
  VIDEO_THUMBNAILS: onOrOff.default("on"),
  PAGE_CACHE_MB: integer(0, 4096).default(10),
  PAGES_AHEAD: onOrOff.default("on"),
  LOG_FORMAT: z.enum(["text", "json"], { error: "must be text or json" }).default("text"),
  LOG_STORED_PAGES: onOrOff.default("off"),
});

const withDefaults = schema.transform((settings, { issues }) => {
  const { DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY, DKIM_PRIVATE_KEY_FILE, ...rest } = settings;
  const dkim = { DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY, DKIM_PRIVATE_KEY_FILE };
  const report = (name: string, message: string) =>
    void issues.push({ code: "custom", input: settings, path: [name], message });
  const isCopy = rest.DATABASE_READ_ONLY === "on";
  const store = readReplica(rest, report);
  return {
    ...rest,
    BACKUP_DIR: backupDirectory(rest, rest.DATABASE_PATH),
    backupStore: readBackupStore(rest, report),
    replica: isCopy ? undefined : store,
    /** Of a copy that is only read: where what it shows is replicated to. */
    original: isCopy ? store : undefined,
    STAFF_MAIL_TO: rest.STAFF_MAIL_TO ?? [rest.GENERAL_EMAIL],
    OPERATOR_MAIL_TO: rest.OPERATOR_MAIL_TO ?? rest.STAFF_MAIL_TO ?? [],
    dkim: readDkimKey(dkim, report),
  };
});

export interface Environment extends z.output<typeof withDefaults> {
  unset: readonly string[];
}

/** Tested against `.env.example` and `docs/configuration.md`. */
export const VARIABLES: readonly string[] = Object.keys(schema.shape);

/** Shorter names are too near to those of other programs, such as HOME. */
const SHORTEST_NAME = 7;
const MOST_DIFFERENT = 2;

/** Such as SMPT_URL: what is set by a name that is nearly one of the settings. */
export function misspelledSettings(source: Source): { name: string; meant: string }[] {
  const isKnown = new Set(VARIABLES);
  return Object.keys(source)
    .filter((name) => name.length >= SHORTEST_NAME && !isKnown.has(name))
    .flatMap((name) => {
      const meant = VARIABLES.find(
        (each) => each.length >= SHORTEST_NAME && distance(name, each) <= MOST_DIFFERENT,
      );
      return meant ? [{ name, meant }] : [];
    });
}

/** No safe default: until set, mails point to example.org, and pages leave out what is not known. */
const ORGANISATION_SETTINGS = [
  "SITE_URL",
  "SMTP_URL",
  "MAIL_FROM",
  "POSTAL_ADDRESS",
  "DONATION_URL",
  "COMMUNITY_CHAT_URL",
  "INSTAGRAM_URL",
  "TIKTOK_URL",
  "REDDIT_URL",
  "GENERAL_EMAIL",
  "LEGAL_EMAIL",
  "COMMUNITY_EMAIL",
  "ORGANIZATION_FILE",
] as const satisfies ReadonlyArray<keyof Environment>;

type Source = Record<string, string | undefined>;

function present(source: Source): Source {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
}

/** @throws an Error with one line per invalid variable */
export function readEnvironment(source: Source): Environment {
  const given = present(source);
  const result = withDefaults.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new Error(lines.join("\n"));
  }
  if (given.SITE_URL === undefined) result.data.SITE_URL = `http://localhost:${result.data.PORT}`;
  // The example's mailbox is nobody's.
  if (given.GENERAL_EMAIL !== undefined) {
    result.data.MAIL_REPLY_TO ??= result.data.GENERAL_EMAIL;
    if (!given.OPERATOR_MAIL_TO && !given.STAFF_MAIL_TO)
      result.data.OPERATOR_MAIL_TO = [result.data.GENERAL_EMAIL];
  }
  return { ...result.data, unset: unsetSettings(source) };
}

/** The settings of this process, which from now on tells days and times by the organization's clocks. */
export function processEnvironment(more: Source = {}): Environment {
  const env = readEnvironment({ ...process.env, ...more });
  setTimeZone(env.TIME_ZONE);
  return env;
}

export function unsetSettings(source: Source): string[] {
  const set = present(source);
  return ORGANISATION_SETTINGS.filter((name) => set[name] === undefined);
}
