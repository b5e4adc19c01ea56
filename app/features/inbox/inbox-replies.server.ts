import { decisions } from "~/database/schema/application-status";
import { recordPaneForms } from "~/features/replies/load-record-pane.server";
import { decideForm } from "~/features/replies/reply.form";
import { TEMPLATE_PARAMETER } from "~/features/replies/reply-params";
import type { SentFields } from "~/kits/forms/parse-form-body.server";
import type { Services } from "~/server/services.server";
import { findRow } from "./find-row.server";
import { type DidAction, didText, toldAction } from "./inbox-notice.server";
import { DID_PARAMETER, inboxHref, readInboxQuery } from "./inbox-query";
import { serverTables } from "./inbox-sources.queries.server";
import { nextRow } from "./next-row.server";

function actionOf(form: string, isAnswer: boolean): DidAction {
  const decision = decisions.find((each) => decideForm(each).name === form);
  if (decision) return toldAction(decision);
  return isAnswer ? "replied" : "asked";
}

/**
 * Forms of the reply to the open row, which lead to the next one: who was written to has an answer, and only a report
 * still has to be resolved. A next one of the same kind begins with the same template.
 */
export async function inboxReplyForms(
  services: Services,
  who: { userId: string; email: string },
  { url, fields, now }: { url: URL; fields: SentFields; now: Date },
) {
  const query = readInboxQuery(url.searchParams);
  const { row } = query;
  if (!row) return [];
  const { db } = services;
  const table = serverTables[row.kind];
  const isAnswer = table.queries.respondable !== undefined;
  const isDone = isAnswer && (await findRow(db, row))?.is_open === 1;
  const goTo = isDone ? await nextRow(db, { ...query, me: who.userId, now }, row) : row;
  const template = isDone && goTo?.kind === row.kind ? fields.get(TEMPLATE_PARAMETER) : undefined;
  const to = (form: string) =>
    inboxHref(
      { ...query, row: goTo },
      {
        [DID_PARAMETER]: didText({ action: actionOf(form, isAnswer), row, token: "" }),
        [TEMPLATE_PARAMETER]: template ?? "",
      },
    );
  return recordPaneForms(services, who, { table, id: row.id }, url, to);
}
