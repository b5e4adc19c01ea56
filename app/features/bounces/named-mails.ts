/** What a report says of which mail came back. Nobody can guess a part of it but who has seen the mail. */
export interface NamedMails {
  /** Of the return path or the header X-Mail-Id: `mailMark`. */
  marks: string[];
  /** Of List-Unsubscribe: a reader's. */
  tokens: string[];
  /** Ids that another server may have given it. */
  serverIds: string[];
  messageIds: string[];
}

/** A report has few; a text of nothing else must not make many queries. */
const MOST = 20;

const MARK = /[+:"][ \t]?(\d{1,15}\.[\w-]{16})(?![\w-])/g;
const TOKEN = /^List-Unsubscribe:\s{0,9}<https?:[^<>\s]{1,300}?\?token=([^<>\s&]{8,200})>/gim;
const SERVER_ID =
  /(?:<|^Original-Envelope-Id:[ \t]{0,9}|messageId\\?"[ \t]{0,9}:[ \t]{0,9}\\?")([\w.@+=-]{16,200})/gim;
const OWN_MESSAGE_ID = /<[0-9a-f]{32}@[^<>\s@]{1,255}>/g;

const found = (text: string, pattern: RegExp) => [
  ...new Set(Array.from(text.matchAll(pattern), ([all, part]) => part ?? all)),
];

/** @param text of all its parts, and of its headers */
export function namedMails(text: string): NamedMails {
  const serverIds = found(text, SERVER_ID).flatMap((id) => [id, id.split("@", 1)[0] ?? ""]);
  return {
    marks: found(text, MARK).slice(0, MOST),
    tokens: found(text, TOKEN).slice(0, MOST),
    serverIds: [...new Set(serverIds)].filter((id) => id.length >= 16).slice(0, 2 * MOST),
    messageIds: found(text, OWN_MESSAGE_ID).slice(0, MOST),
  };
}
