import type { Staff } from "~/features/staff/require-staff.server";
import { createFormHandler } from "~/kits/forms/form-handler.server";
import { endClockWatch } from "~/kits/outbox/heartbeat.queries.server";
import { recordAudit } from "~/server/audit-log.queries.server";
import type { Database } from "~/server/open-database.server";
import { clockForm } from "./clock.form";

/** An owner has looked at the clock: what is old is deleted again. */
export function clockHandler(db: Database, who: Staff) {
  return createFormHandler(clockForm, async (_, { now }) => {
    await db.transaction().execute(async (trx) => {
      const jumpedFrom = await endClockWatch(trx);
      if (!jumpedFrom) return;
      const entry = { action: "confirmed", kind: "clock", recordId: null } as const;
      const times = { before: { seen_at: jumpedFrom }, after: { seen_at: now.toISOString() } };
      await recordAudit(trx, who, { ...entry, ...times }, now);
    });
    return { ok: true };
  });
}
