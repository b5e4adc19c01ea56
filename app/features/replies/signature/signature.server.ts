import type { Database } from "~/database/open-database.server";
import { type Actor, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { createFormHandler } from "~/kits/forms/form-handler.server";
import type { Services } from "~/server/services.server";
import { findSignature, saveSignature } from "../replies.queries.server";
import { replyCopy } from "../reply.copy";
import { signatureForm } from "./signature.form";

/** Values of the form. */
export async function loadSignature({ db, env }: Pick<Services, "db" | "env">, who: Actor) {
  const own = await findSignature(db, who.userId);
  return {
    signature: own?.signature || replyCopy.signatures.en(env.ORGANIZATION_NAME),
    repliesToSelf: own?.replies_to_self === 1 ? "on" : "",
  };
}

export function signatureForms(db: Database, who: Actor) {
  return [
    createFormHandler(signatureForm, async ({ signature, repliesToSelf }, { now }) => {
      await db.transaction().execute(async (trx) => {
        const before = await findSignature(trx, who.userId);
        const replies_to_self = repliesToSelf ? 1 : 0;
        await saveSignature(trx, { user_id: who.userId, signature, replies_to_self });
        const sides = { before: before && { ...before }, after: { signature, replies_to_self } };
        const entry = { action: "signature changed", kind: "account", recordId: who.userId } as const;
        await recordAudit(
          trx,
          who,
          { ...entry, after: sides.after, ...(sides.before && { before: sides.before }) },
          now,
        );
      });
      return { ok: true };
    }),
  ];
}
