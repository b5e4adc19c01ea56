import { randomUUID } from "node:crypto";
import type { Database } from "~/database/open-database.server";
import { readDecision } from "~/database/schema/application-status";
import type { RepliedKind } from "~/database/schema/schema.server";
import { statusLabel } from "~/kits/admin-table/admin-table";
import { setStatus } from "~/kits/admin-table/changes.queries.server";
import { withParams } from "~/kits/admin-table/list-query";
import { findRow } from "~/kits/admin-table/list-rows.queries.server";
import {
  findPutOff,
  findResponse,
  saveLeftOpen,
  saveResponse,
} from "~/kits/admin-table/responses.queries.server";
import type { ServerTable } from "~/kits/admin-table/table-queries";
import { type Actor, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import type { ValuesOf } from "~/kits/forms/define-form";
import { createFormHandler, type FormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import { SENT_PARAMETER } from "~/kits/forms/form-result";
import type { SentFields } from "~/kits/forms/parse-form-body.server";
import { enqueueMail } from "~/kits/outbox/mails.queries.server";
import { writtenLanguage } from "~/lib/text/written-language";
import { formatTime } from "~/lib/time/dates";
import type { Services } from "~/server/services.server";
import { answerOthers } from "./also-answers.server";
import { loadAnswers } from "./answers/load-answers.server";
import { templateHandler } from "./apply-template.server";
import { isRepliedKind, quoted, type RecordFacts, recordFacts } from "./record-facts";
import {
  deleteTakenBack,
  findLastReply,
  findReply,
  findSignature,
  insertReply,
  linkToMail,
  REPLY_QUEUE,
} from "./replies.queries.server";
import { replyCopy as copy } from "./reply.copy";
import { CLOSE, decideForms, KEEP_OPEN, noReplyParams, replyForm, USE_TEMPLATE } from "./reply.form";
import type { RowBefore } from "./row-before.server";
import { sendingTrouble } from "./sending-state.server";
import { heldForms } from "./take-back.server";
import { type AppliedTemplate, leftPlaceholders } from "./template-text";

interface ReplyOrder {
  who: Actor;
  table: ServerTable;
  kind: RepliedKind;
  id: string;
  values: ValuesOf<typeof replyForm>;
  /** The person was told that they will hear from us again. */
  staysOpen: boolean;
  now: Date;
}

type Refused = Extract<SubmissionResult, { ok: false }>;

const KEY = /^[\w-]{8,64}$/;

async function findFacts(trx: Database, { table, kind, id }: ReplyOrder): Promise<RecordFacts | undefined> {
  const found = await findRow(trx, table.queries, id);
  return found && recordFacts(kind, Object.entries(found.fields));
}

/** A colleague's reply that the page did not show. */
async function findUnseen(trx: Database, { id, who, values }: ReplyOrder): Promise<Refused | undefined> {
  const last = await findLastReply(trx, id);
  if (!last || last.id === values.seen || last.sent_by === who.email) return undefined;
  const failure = `${last.sent_by} wrote to this person on ${formatTime(last.created_at)}, while you had the page open. Nothing of yours is sent yet. Send it again if it is still needed.`;
  return { ok: false, status: 409, failure, values: { seen: last.id } };
}

/** @returns the status before, where it was changed */
async function decide(trx: Database, order: ReplyOrder): Promise<Refused | string | null> {
  const { who, table, id, values, now } = order;
  const status = readDecision(values.decision);
  if (!status || !table.queries.statuses) return null;
  const result = await setStatus(trx, { who, table, id, was: values.status, status, now });
  if (result.ok) return values.status;
  if (result.reason === "same") return null;
  if (result.reason === "gone") return { ok: false, status: 404, failure: copy.gone };
  const failure = copy.decided(statusLabel(table, result.now), result.by ?? "");
  return { ok: false, status: 409, failure, values: { status: result.now, decision: "" } };
}

/** Who was written to has an answer; the first one counts. A report is not done by asking about it. */
async function markAnswered(trx: Database, { who, table, id, now }: ReplyOrder): Promise<void> {
  const { respondable } = table.queries;
  const response = respondable && (await findResponse(trx, respondable, id));
  if (!respondable || !response || response.responded_at !== null) return;
  const answered = { responded_at: now.toISOString(), responded_by: who.email };
  await saveResponse(trx, respondable, id, { ...response, ...answered });
}

const DAY_MS = 24 * 60 * 60 * 1000;

const dueAgain = ({ values, now }: ReplyOrder) =>
  new Date(now.getTime() + (Number(values.again) || 1) * DAY_MS).toISOString();

/** It waits on, with a new time at which it is due. */
async function keepOpen(trx: Database, order: ReplyOrder): Promise<void> {
  const { respondable } = order.table.queries;
  if (respondable) await saveLeftOpen(trx, respondable, order.id, dueAgain(order));
}

/** What taking the reply back restores. */
async function rowBefore(
  trx: Database,
  order: ReplyOrder,
  { status, others }: Pick<RowBefore, "status" | "others">,
): Promise<RowBefore> {
  const { respondable } = order.table.queries;
  const found = respondable && (await findPutOff(trx, respondable, order.id));
  return {
    ...(found ?? { due_again_at: null, snoozed_until: null }),
    nextDue: order.staysOpen ? dueAgain(order) : null,
    status,
    others,
  };
}

/** Answers what else waits from the person, where whoever writes says so. */
async function answerAlso(trx: Database, { who, id, values, staysOpen, now }: ReplyOrder, email: string) {
  if (!values.also || staysOpen) return [];
  return await answerOthers(trx, { who, id, email, keys: values.others.split(","), now });
}

/** What they wrote last. */
async function quoteOf(trx: Database, { id, values }: ReplyOrder, { message, at }: RecordFacts) {
  const [last] = await loadAnswers(trx, id);
  const language = writtenLanguage(values.text);
  return last && last.text !== "" ? quoted(last.text, last.at, language) : quoted(message, at, language);
}

/** Stores in one transaction the reply, its mail, the status where one is set with it, and that the row is answered. */
export async function sendReply({ db, env }: Services, order: ReplyOrder): Promise<SubmissionResult> {
  const { who, kind, id, values, staysOpen, now } = order;
  return await db.transaction().execute(async (trx): Promise<SubmissionResult> => {
    const before = await findReply(trx, values.key);
    // From a page of before, by a second press or by "Back": whoever has taken it back is asked.
    if (before?.mail_status === "cancelled")
      return { ok: false, status: 409, failure: copy.wasTakenBack, values: { key: randomUUID() } };
    if (before) return { ok: true, id: null };
    const facts = await findFacts(trx, order);
    if (!facts) return { ok: false, status: 404, failure: copy.gone };
    if (facts.email === "") return { ok: false, failure: copy.noAddress };
    const unseen = await findUnseen(trx, order);
    if (unseen) return unseen;
    const decided = await decide(trx, order);
    if (decided !== null && typeof decided !== "string") return decided;
    await deleteTakenBack(trx, id, who.email);
    const own = await findSignature(trx, who.userId);
    const others = await answerAlso(trx, order, facts.email);
    await insertReply(trx, {
      id: values.key,
      kind,
      record_id: id,
      recipient: facts.email,
      name: facts.fullName,
      subject: values.subject,
      text: values.text,
      quoted: values.quote ? await quoteOf(trx, order, facts) : "",
      reply_to: own?.replies_to_self === 1 ? who.email : null,
      decision: readDecision(values.decision),
      sent_by: who.email,
      before: JSON.stringify(await rowBefore(trx, order, { status: decided, others })),
      created_at: now.toISOString(),
    });
    const mail = { recipient: facts.email, reference: values.key };
    await enqueueMail(trx, REPLY_QUEUE, mail, now, env.REPLY_UNDO_SECONDS * 1000);
    await linkToMail(trx, values.key);
    await (staysOpen ? keepOpen : markAnswered)(trx, order);
    const action = staysOpen ? "replied and kept open" : "replied";
    await recordAudit(trx, who, { action, kind, recordId: id }, now);
    return { ok: true };
  });
}

function placeholderErrors(sent: SentFields): Record<string, string> {
  const found = (name: string) => leftPlaceholders(sent.get(name) ?? "").map((each) => `{${each}}`);
  return Object.fromEntries(
    ["subject", "text"].flatMap((name) => {
      const left = found(name);
      return left.length > 0 ? [[name, copy.leftPlaceholders(left.join(", "))]] : [];
    }),
  );
}

/** The button that was pressed decides; the first one has no name. A decision is an answer. */
export function keepsOpen(sent: SentFields): boolean {
  if (sent.has(CLOSE) || readDecision(sent.get("decision")) !== null) return false;
  return sent.has(KEEP_OPEN) || sent.get("keep") === "on";
}

/** Handlers of the reply form and of the letters with a button. @param to where a sent one leads */
export function replyForms(
  services: Services,
  who: Actor,
  { table, id }: { table: ServerTable; id: string },
  to: (form: string) => string,
): FormHandler<AppliedTemplate>[] {
  const { kind } = table;
  if (!isRepliedKind(kind)) return [];
  const template = templateHandler(services, who, { table, kind, id });
  const sending = [replyForm, ...decideForms].map((form) => {
    const send = (staysOpen: boolean) =>
      createFormHandler<typeof replyForm.fields, AppliedTemplate>(
        form,
        async (values, { now }) => {
          const trouble = sendingTrouble(services.env);
          if (trouble?.isBlocked) return { ok: false, status: 403, failure: trouble.text };
          if (!KEY.test(values.key))
            return { ok: false, failure: "This page is too old. Please send it again." };
          const order = { who, table, kind, id, values, staysOpen, now };
          const result = await sendReply(services, order);
          return result.ok ? { ...result, to: to(form.name) } : result;
        },
        { rule: placeholderErrors },
      );
    return {
      form,
      validate: (sent: SentFields) =>
        (sent.has(USE_TEMPLATE) ? template : send(keepsOpen(sent))).validate(sent),
    };
  });
  return [...sending, ...heldForms(services.db, who, { table, id }, to)];
}

/** The row's page, without what had chosen the text. */
export function afterReply({ pathname, searchParams }: URL): (form: string) => string {
  return (form) =>
    withParams(pathname, searchParams, { ...noReplyParams, [SENT_PARAMETER]: form }, replyForm.anchor);
}
