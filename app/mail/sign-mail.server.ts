import { sign } from "node:crypto";
import DKIM from "nodemailer/lib/dkim";
import type { DkimKey } from "./dkim-settings.server";

/** Nodemailer's own list leaves out List-Unsubscribe-Post, which RFC 8058, section 4 requires. */
const SIGNED_HEADERS = [
  "From",
  "Reply-To",
  "To",
  "Subject",
  "Date",
  "Message-ID",
  "MIME-Version",
  "Content-Type",
  "List-Unsubscribe",
  "List-Unsubscribe-Post",
  "List-Id",
  "Precedence",
].join(":");

/** Listed once more than they are there, so that nobody can add one in front of the signed one (RFC 6376, 8.15). */
const OVERSIGNED = [
  "from",
  "reply-to",
  "to",
  "cc",
  "subject",
  "date",
  "message-id",
  "mime-version",
  "content-type",
];

/** RFC 6376, 3.4.2. */
function relaxed(header: string): string {
  const colon = header.indexOf(":");
  const value = header
    .slice(colon + 1)
    .replaceAll("\r\n", "")
    .replace(/[ \t]+/g, " ");
  return `${header.slice(0, colon).trim().toLowerCase()}:${value.replace(/^ /, "").replace(/ $/, "")}`;
}

/** Nodemailer signs each header once: its signature is made anew with more names. */
function oversign(signed: Buffer, privateKey: string): Buffer {
  const end = signed.indexOf("\r\n\r\n");
  const [signature = "", ...headers] = signed
    .subarray(0, end)
    .toString("latin1")
    .split(/\r\n(?![ \t])/);
  const tags = new Map(
    signature
      .slice(signature.indexOf(":") + 1)
      .split(";")
      .map((tag): [string, string] => [
        tag.split("=", 1)[0]?.trim() ?? "",
        tag.slice(tag.indexOf("=") + 1).trim(),
      ]),
  );
  const names = (tags.get("h") ?? "").replace(/\s/g, "").split(":");
  tags.set("h", [...names, ...OVERSIGNED].join(":\r\n "));
  tags.delete("b");
  const unsigned = `DKIM-Signature: ${[...tags].map(([tag, value]) => `${tag}=${value}`).join(";\r\n ")};\r\n b=`;
  const byName = new Map(
    headers.map(relaxed).map((header) => [header.slice(0, header.indexOf(":")), header]),
  );
  const content = [...names.map((name) => byName.get(name) ?? ""), relaxed(unsigned)].join("\r\n");
  const b = sign("sha256", Buffer.from(content, "latin1"), privateKey).toString("base64");
  const folded = b.replace(/.{72}/g, "$&\r\n ").trimEnd();
  return Buffer.concat([
    Buffer.from([unsigned + folded, ...headers].join("\r\n"), "latin1"),
    signed.subarray(end),
  ]);
}

/** @returns the mail with a DKIM-Signature before its other headers */
export function createSigner({
  domain,
  selector,
  privateKey,
}: DkimKey): (content: Buffer) => Promise<Buffer> {
  const dkim = new DKIM({
    domainName: domain,
    keySelector: selector,
    privateKey,
    headerFieldNames: SIGNED_HEADERS,
  });
  return async (content) => oversign(Buffer.concat(await dkim.sign(content).toArray()), privateKey);
}
