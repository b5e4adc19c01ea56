import type { Database } from "~/database/open-database.server";
import type { Staff } from "~/features/staff/sessions/require-staff.server";
import { recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { createFormHandler } from "~/kits/forms/form-handler.server";
import { endClockWatch } from "~/kits/outbox/heartbeat.queries.server";
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
