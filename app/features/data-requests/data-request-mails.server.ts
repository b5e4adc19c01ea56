import { pathIn } from "~/content/page";
import { dataPath } from "~/content/your-data";
import { mailCeilings } from "~/http/limits/rate-limit-rules";
import { addressKey } from "~/kits/erasure/erased-addresses.server";
import type { MailKind } from "~/kits/outbox/mail-kind";
import type { Environment } from "~/server/read-environment.server";
import { signRequest } from "./data-link.server";
import { dataRequestMail } from "./data-request.email";
import { findHeldData, holdsAnything } from "./find-person.queries.server";

const SERVER_AWAY_MS = 30_000;
/** Half of what its link is valid for. */
const GIVE_UP_MS = 12 * 60 * 60_000;

/** Someone waits for it: after a crash it is sent again, with the same Message-ID and link. */
export function dataRequestMails(
  env: Pick<Environment, "ORGANIZATION_NAME" | "SITE_URL" | "SESSION_SECRET" | "SESSION_SECRET_PREVIOUS">,
): MailKind {
  return {
    name: "data_request",
    whenUncertain: "resend",
    maxAgeMs: GIVE_UP_MS,
    concurrency: 2,
    ceiling: mailCeilings.data_request,
    maxPauseMs: SERVER_AWAY_MS,
    render: async (db, mail) => {
      const address = addressKey(mail.recipient);
      if (address === undefined) return undefined;
      const held = await findHeldData(db, address);
      const isHeld = held.hasAccount || holdsAnything(held);
      const language = mail.reference === "es" ? "es" : "en";
      const path = isHeld
        ? dataPath("open", signRequest(env, mail), language)
        : pathIn(language, "/your-data");
      return {
        to: { name: "", address: mail.recipient },
        ...dataRequestMail({
          organization: env.ORGANIZATION_NAME,
          isHeld,
          link: env.SITE_URL + path,
          language,
        }),
        headers: { "Auto-Submitted": "auto-generated" },
      };
    },
  };
}
