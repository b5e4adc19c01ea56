import { serverTroubles as copy } from "./campaign.copy";

/** The reply alone, where nodemailer says first what it was a reply to: "Invalid login: 535 5.7.8 ...". */
const REPLY = /(?:^|: )(?<reply>(?<code>[45]\d\d)[ -](?:(?<enhanced>[45]\.\d{1,3}\.\d{1,3})\b)?.*)$/s;

const LOGIN = new Set(["530", "534", "535", "538"]);

function advice({
  reply = "",
  code = "",
  enhanced = "",
}: Partial<Record<string, string>>): string | undefined {
  if (/\b(quota|limit|rate)\b/i.test(reply) || enhanced.endsWith(".4.5")) return copy.limit;
  const isDenied = LOGIN.has(code) || /^\d\.7\./.test(enhanced) || /\b(relay|auth)/i.test(reply);
  return isDenied ? copy.login : undefined;
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** In plain words what a mail server that takes no mail said, and what to do. */
export function serverTrouble(error: string): string {
  const found = REPLY.exec(error)?.groups;
  const parts = found
    ? [copy.refuses(sentence(found.reply ?? "")), copy.goesOn, advice(found)]
    : [copy.unreachable(sentence(error)), copy.goesOn, copy.checkHost];
  return parts.filter(Boolean).join(" ");
}
