import type { Database } from "~/database/open-database.server";
import { type Decision, decisions, readDecision } from "~/database/schema/application-status";
import { recordPaneForms } from "~/features/replies/load-record-pane.server";
import {
  CARRIED_PARAMETER,
  decideForm,
  sendNowForm,
  TEMPLATE_PARAMETER,
  takeBackForm,
} from "~/features/replies/reply.form";
import { keepsOpen } from "~/features/replies/send-reply.server";
import { findTemplate } from "~/features/replies/templates.queries.server";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import type { SentFields } from "~/kits/forms/parse-form-body.server";
import { parseRecordId } from "~/kits/versioning/parse-record-id";
import type { Services } from "~/server/services.server";
import { findRow, nextRow } from "./find-row.server";
import { type DidAction, didText, toldAction } from "./inbox-notice.server";
import { DID_PARAMETER, inboxHref, parseKey, type RowKey, readInboxQuery } from "./inbox-rows";
import { serverTables } from "./inbox-sources.queries.server";

function actionOf(form: string, isAnswer: boolean, fields: SentFields): DidAction {
  const decision = decisions.find((each) => decideForm(each).name === form);
  if (decision) return toldAction(decision);
  if (keepsOpen(fields)) return isAnswer ? "leftOpen" : "asked";
  if (answeredWith(fields).length > 0) return "repliedToAll";
  return isAnswer ? "replied" : "asked";
}

/** Rows of the same person that the reply answers too. */
function answeredWith(fields: SentFields): RowKey[] {
  if (!fields.has("also") || keepsOpen(fields)) return [];
  return (fields.get("others") ?? "").split(",").flatMap((text) => parseKey(text) ?? []);
}

/** The decision whose letter was sent. */
async function decisionOf(db: Database, fields: SentFields): Promise<Decision | null> {
  const id = parseRecordId(fields.get(TEMPLATE_PARAMETER));
  const template = id === null ? undefined : await findTemplate(db, id);
  return readDecision(fields.get("decision")) ?? template?.decision ?? null;
}

/**
 * The letter of a decision goes on to a next application of the same kind that was decided in the same way. A message gets
 * nothing of what was written to somebody else: the next one may tell of danger.
 */
async function carriedLetter(
  db: Database,
  row: RowKey,
  next: RowKey | undefined,
  fields: SentFields,
): Promise<Decision | null> {
  if (next?.kind !== row.kind || !serverTables[row.kind].status) return null;
  const decision = await decisionOf(db, fields);
  return decision !== null && (await findRow(db, next))?.status === decision ? decision : null;
}

/**
 * Forms of the reply to the open row, which lead to the next one: who was written to has an answer, and only a report
 * still has to be resolved.
 */
export async function inboxReplyForms(
  services: Services,
  who: Actor,
  { url, fields, now }: { url: URL; fields: SentFields; now: Date },
) {
  const query = readInboxQuery(url.searchParams);
  const { row } = query;
  if (!row) return [];
  const { db } = services;
  const table = serverTables[row.kind];
  const isAnswer = table.queries.respondable !== undefined;
  const isDone = isAnswer && (await findRow(db, row))?.is_open === 1;
  const leaving = answeredWith(fields);
  const goTo = isDone ? await nextRow(db, { ...query, me: who.userId, now }, row, leaving) : row;
  const letter = isDone ? await carriedLetter(db, row, goTo, fields) : null;
  const to = (form: string) => {
    if (form === takeBackForm.name)
      return inboxHref(query, { [DID_PARAMETER]: didText({ action: "takenBack", row, token: "" }) });
    const isSent = form === sendNowForm.name;
    const action = isSent ? "replied" : actionOf(form, isAnswer, fields);
    const token = isSent ? "" : (fields.get("key") ?? "");
    return inboxHref(
      { ...query, row: isSent ? row : goTo },
      {
        [DID_PARAMETER]: didText({ action, row, token }),
        ...(letter && { [TEMPLATE_PARAMETER]: letter, [CARRIED_PARAMETER]: "1" }),
      },
    );
  };
  return recordPaneForms(services, who, { table, id: row.id }, url, to);
}
