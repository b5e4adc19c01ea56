import { randomUUID } from "node:crypto";
import { pathIn } from "~/content/page";
import { decisions, isDecision, isStatus, readDecision } from "~/database/schema/application-status";
import type { RepliedKind, Row } from "~/database/schema/schema.server";
import { findUndeliverable } from "~/features/bounces/bounces.queries.server";
import { linesFor } from "~/features/crisis/danger.copy";
import type { LoadedRecord } from "~/kits/admin-table/load-table.server";
import { recordCopy } from "~/kits/admin-table/table.copy";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import { parseRecordId } from "~/kits/versioning/parse-record-id";
import { type DangerFamily, isDangerFamily } from "~/lib/danger-family";
import { formatLocalDay } from "~/lib/time/dates";
import type { Services } from "~/server/services.server";
import { loadAlso } from "./also-answers.server";
import { answersNote, loadAnswers } from "./answers/load-answers.server";
import { type RecordFacts, recordFacts } from "./record-facts";
import { findSignature, findTakenBack, listReplies } from "./replies.queries.server";
import { replyCopy as copy } from "./reply.copy";
import { AGAIN_PARAMETER, CARRIED_PARAMETER, DECIDE_PARAMETER, TEMPLATE_PARAMETER } from "./reply.form";
import { describeReplies, sendingTrouble } from "./sending-state.server";
import { fillPlaceholders, hasCrisisLines } from "./template-text";
import { listTemplatesFor } from "./templates.queries.server";

function letterOf(
  { id, name, decision, language, subject, text, again_after_days }: Row<"reply_templates">,
  {
    env,
    facts,
    signature,
    danger,
  }: { env: Services["env"]; facts: RecordFacts; signature: string; danger: DangerFamily },
) {
  const written = language ?? "en";
  const values = {
    name: facts.name,
    organization: env.ORGANIZATION_NAME,
    directory: env.SITE_URL + pathIn(written, "/services/support-and-resources"),
    first_week: env.SITE_URL + pathIn(written, "/first-week"),
    role: facts.role,
    company: facts.company,
    entry: facts.entry,
    crisis_lines: linesFor(danger, written),
  };
  return {
    id,
    name,
    decision,
    subject: fillPlaceholders(subject, values),
    text: `${fillPlaceholders(text, values).trim()}\n\n${signature || copy.signatures[written](env.ORGANIZATION_NAME)}`,
    language: written,
    /** Whether it is for somebody in danger. */
    isUrgent: hasCrisisLines(text),
    /** How many days later it promises another mail; null where it does not. */
    againAfter: again_after_days,
  };
}

type Letter = ReturnType<typeof letterOf>;

/**
 * What a reply begins with: the templates of a kind, filled in for a row and with the signature of a member of staff, those
 * in the person's language first.
 * @param mark the row's mark of danger, if it has one
 */
export async function loadLetters(
  { db, env }: Pick<Services, "db" | "env">,
  who: Actor,
  {
    kind,
    facts,
    mark,
    mailAbout,
  }: { kind: RepliedKind; facts: RecordFacts; mark: unknown; mailAbout: string },
) {
  const danger = isDangerFamily(mark) ? mark : "self";
  const own = await findSignature(db, who.userId);
  const signature = own?.signature ?? "";
  const organization = env.ORGANIZATION_NAME;
  const { language } = facts;
  const all = (await listTemplatesFor(db, kind)).map((row) =>
    letterOf(row, { env, facts, signature, danger }),
  );
  const isTheirs = (letter: Letter) => letter.language === language;
  const closing = signature || copy.signatures[language](organization);
  return {
    letters: [...all.filter(isTheirs), ...all.filter((letter) => !isTheirs(letter))],
    greeting: `${copy.greetings[language](facts.name)}\n\n\n\n${closing}`,
    subject: recordCopy.mail.subject(organization, language === "es" ? copy.spanishAbout[kind] : mailAbout),
    repliesToSelf: own?.replies_to_self === 1,
  };
}

/** What the query of a row's page asks for. */
export function readReplyQuery(search: URLSearchParams) {
  return {
    /** Id of a template, or the decision whose letter it is. */
    template: search.get(TEMPLATE_PARAMETER),
    decision: readDecision(search.get(DECIDE_PARAMETER)),
    /** Id of a reply. */
    again: search.get(AGAIN_PARAMETER),
    /** The template is that of the row before. */
    isCarried: search.has(CARRIED_PARAMETER),
  };
}

type ReplyQuery = ReturnType<typeof readReplyQuery>;

function chosenLetter(letters: readonly Letter[], { template, decision }: ReplyQuery) {
  const chosen = template ?? decision ?? "";
  const id = parseRecordId(chosen);
  return letters.find((letter) => letter.id === id || letter.decision === chosen);
}

/** What the reply form of a row needs. */
export async function loadReply(
  services: Pick<Services, "db" | "env">,
  who: Actor,
  {
    kind,
    record,
    mailAbout,
    query,
    now,
  }: { kind: RepliedKind; record: LoadedRecord; mailAbout: string; query: ReplyQuery; now: Date },
) {
  const { db, env } = services;
  const facts = recordFacts(kind, [...record.fields, ["Labels", record.labels]]);
  const also = await loadAlso(db, { id: record.shown.id, email: facts.email }, now);
  const mark = record.shown.danger;
  const { letters, greeting, subject, repliesToSelf } = await loadLetters(services, who, {
    ...{ kind, facts, mark, mailAbout },
  });
  const status = String(record.shown.status ?? "");
  const isOpen = isStatus(status) && !isDecision(status);
  const decision = isOpen ? query.decision : null;
  const chosen = chosenLetter(letters, query);
  const sent = await listReplies(db, record.shown.id);
  const answers = await loadAnswers(db, record.shown.id);
  const again = sent.find(({ id }) => id === query.again);
  const takenBack = await findTakenBack(db, record.shown.id, who.email);
  const start = again ?? chosen ?? takenBack ?? { subject, text: greeting };
  const bounced = facts.email === "" ? undefined : await findUndeliverable(db, facts.email);
  const shared = { key: randomUUID(), seen: sent[0]?.id ?? "", status, quote: "on" };
  const usualDays = isDangerFamily(mark) ? 1 : 3;
  return {
    record: record.shown.id,
    email: facts.email,
    answersNote: answersNote(env, repliesToSelf ? who.email : null),
    trouble: sendingTrouble(env),
    undeliverable: bounced ? copy.undeliverable[bounced.reason](formatLocalDay(bounced.since)) : null,
    decision,
    /** While nothing is decided: the letters that can be sent with one button. */
    decisions: isOpen
      ? decisions.flatMap((each) => {
          const letter = letters.find((one) => one.decision === each);
          return letter ? [{ ...letter, decision: each }] : [];
        })
      : [],
    letters,
    template: chosen?.id ?? null,
    /** The reply whose text it begins with. */
    again: again?.id ?? (chosen ? null : (takenBack?.id ?? null)),
    /** A reply of one's own that no server has yet. */
    held: sent.find(({ status, sent_by }) => status === "queued" && sent_by === who.email)?.id ?? null,
    /** Name of a template that the page filled in by itself. */
    carried: chosen && query.isCarried ? chosen.name : null,
    initial: {
      ...shared,
      subject: start.subject,
      text: start.text,
      decision: decision ?? "",
      again: String(chosen?.againAfter ?? usualDays),
      others: also?.keys ?? "",
    },
    /** Names what else waits from them, and what the reply can answer with it. */
    also: also?.label ?? null,
    /** A report stays open until its entry is right, and a decision is an answer. */
    canKeepOpen: kind !== "report" && decision === null,
    untouched: {
      subjects: [subject, ...letters.map((letter) => letter.subject)],
      texts: [greeting, ...letters.map(({ text }) => text)],
    },
    message: facts.message,
    sent: describeReplies(sent),
    /** The newest first, and those that came after the last reply. */
    answers,
    newAnswers: answers.filter(({ at }) => at > (sent[0]?.created_at ?? "")),
  };
}

export type LoadedReply = Awaited<ReturnType<typeof loadReply>>;
