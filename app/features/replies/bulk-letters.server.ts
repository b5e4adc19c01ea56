import { randomUUID } from "node:crypto";
import type { Database } from "~/database/open-database.server";
import { type Decision, readDecision } from "~/database/schema/application-status";
import type { RepliedKind, Row } from "~/database/schema/schema.server";
import type { StatusLetters } from "~/kits/admin-table/handle-action.server";
import { findRow } from "~/kits/admin-table/list-rows.queries.server";
import type { ServerTable } from "~/kits/admin-table/table-queries";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import { logger } from "~/lib/logger.server";
import type { Services } from "~/server/services.server";
import { loadLetters } from "./load-reply.server";
import { isRepliedKind, recordFacts } from "./record-facts";
import { findLastReply } from "./replies.queries.server";
import { sendReply } from "./send-reply.server";
import { sendingTrouble } from "./sending-state.server";
import { takeBackReply } from "./take-back.server";
import { fillPlaceholders } from "./template-text";
import { listTemplatesFor } from "./templates.queries.server";

/** So many can be read before they are written to, and are written to within a moment. */
const MOST = 50;

/** Lists the rows of a table that a change of many has changed. */
async function listChanged(
  db: Database,
  table: string,
  { change, limit }: { change: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom("changed_rows")
    .select("record_id")
    .where("change_id", "=", change)
    .where("table_name", "=", table)
    .limit(limit)
    .execute();
  return rows.map(({ record_id }) => record_id);
}

/** Lists the replies that went to rows with a change, which has their time and their sender. */
async function listSentWith(
  db: Database,
  records: readonly string[],
  { change, by }: { change: string; by: string },
): Promise<Pick<Row<"replies">, "id" | "record_id">[]> {
  return await db
    .selectFrom("replies")
    .innerJoin("changes", (join) =>
      join.onRef("made_at", "=", "replies.created_at").onRef("made_by", "=", "sent_by"),
    )
    .select(["replies.id", "replies.record_id"])
    .where("replies.record_id", "in", records)
    .where("changes.id", "=", change)
    .where("sent_by", "=", by)
    .execute();
}

interface LetterOrder {
  who: Actor;
  table: ServerTable;
  kind: RepliedKind;
  id: string;
  decision: Decision;
  now: Date;
}

/** Writes in the person's language. @returns whether it was sent: whose words may tell of danger is written to by a person */
async function sendLetter(services: Services, order: LetterOrder): Promise<boolean> {
  const { who, table, kind, id, decision, now } = order;
  const found = await findRow(services.db, table.queries, id);
  if (!found || found.shown.danger) return false;
  const facts = recordFacts(kind, Object.entries(found.fields));
  const mailAbout = table.recordPage?.mailAbout ?? "";
  const { letters } = await loadLetters(services, who, { kind, facts, mark: null, mailAbout });
  const letter = letters.find((each) => each.decision === decision);
  if (!letter) return false;
  const last = await findLastReply(services.db, id);
  const { subject, text } = letter;
  const values = {
    ...{ key: randomUUID(), seen: last?.id ?? "", status: decision, decision, subject, text, quote: true },
    // The row is answered, and nothing else is.
    ...{ again: "", keep: "", others: "", also: false },
  };
  const result = await sendReply(services, { who, table, kind, id, values, staysOpen: false, now });
  return result.ok;
}

/** The letters of decisions about several applications at once; undefined where none can be sent. */
export function statusLetters(
  services: Services,
  { who, table, now }: { who: Actor; table: ServerTable; now: Date },
): StatusLetters | undefined {
  const { db, env } = services;
  const { kind } = table;
  if (!isRepliedKind(kind) || sendingTrouble(env)?.isBlocked) return undefined;
  return {
    offer: async (status, count) => {
      const decision = readDecision(status);
      if (decision === null || count > MOST) return null;
      const letters = (await listTemplatesFor(db, kind)).filter((each) => each.decision === decision);
      const shown = letters.find(({ language }) => language !== "es") ?? letters[0];
      const fill = (text: string) => fillPlaceholders(text, { organization: env.ORGANIZATION_NAME });
      return shown ? { subject: fill(shown.subject), text: fill(shown.text) } : null;
    },
    send: async (change, status) => {
      const decision = readDecision(status);
      let sent = 0;
      if (decision === null) return sent;
      for (const id of await listChanged(db, table.queries.table, { change, limit: MOST })) {
        try {
          if (await sendLetter(services, { who, table, kind, id, decision, now })) sent += 1;
        } catch (error) {
          logger.error("the letter of a decision was not sent", { kind, id, error });
        }
      }
      return sent;
    },
    takeBack: async (change) => {
      const rows = await listChanged(db, table.queries.table, { change, limit: MOST });
      for (const { id, record_id } of await listSentWith(db, rows, { change, by: who.email }))
        await takeBackReply(db, { who, row: { table, id: record_id }, reply: id }, now);
    },
  };
}
