import type { Database } from "~/database/open-database.server";
import { createFormHandler, type FormHandler } from "~/kits/forms/form-handler.server";
import { countMailsOfDay, enqueueMail } from "~/kits/outbox/mails.queries.server";
import type { Language } from "~/lib/contexts";
import { localTimestampsOf } from "~/lib/time/dates";
import { localDay } from "~/lib/time/time-zone";
import { dataRequestForms } from "./data-request.form";

const MAILS_A_DAY = 3;

/** The same answer for every address: only its mailbox learns whether anything is stored. @param language of the mail too */
export function dataRequestHandler(db: Database, language: Language = "en"): FormHandler {
  return createFormHandler(dataRequestForms[language], ({ email }, { now }) =>
    db.transaction().execute(async (trx) => {
      const today = localDay(now);
      const day = localTimestampsOf({ from: today, to: today });
      if ((await countMailsOfDay(trx, "data_request", email, day)) < MAILS_A_DAY)
        await enqueueMail(
          trx,
          { kind: "data_request", campaignId: null },
          { recipient: email, reference: language === "en" ? null : language },
          now,
        );
      return { ok: true };
    }),
  );
}
