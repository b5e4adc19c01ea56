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
  return async (content) => Buffer.concat(await dkim.sign(content).toArray());
}
