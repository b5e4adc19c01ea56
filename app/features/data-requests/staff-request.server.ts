import type { Database } from "~/database/open-database.server";
import { type Actor, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { addressKey, erasureKey, hashAddress } from "~/kits/erasure/erased-addresses.server";
import { createFormHandler, type FormHandler } from "~/kits/forms/form-handler.server";
import { requireFormBody } from "~/kits/forms/parse-form-body.server";
import { validateForm } from "~/kits/forms/validate-form.server";
import { type DescribedPerson, describeHeld } from "./describe-held";
import { type ErasureServices, eraseAddress } from "./erase-person.server";
import { findHeldData, type HeldData, heldDataFile } from "./find-person.queries.server";
import { erasePersonForm, findPersonForm } from "./staff-request.form";

interface RequestEntry {
  action: "looked up" | "downloaded" | "erased";
  address: string;
  rows: number;
  reason?: string;
}

/** The log outlives the erasure, so it has a code in place of the address. */
async function log(
  trx: Database,
  { env }: Pick<ErasureServices, "env">,
  who: Actor,
  { action, address, rows, ...facts }: RequestEntry,
  now: Date,
): Promise<void> {
  const person = hashAddress(await erasureKey(trx, env), address).slice(0, 12);
  const after = { person, ...facts };
  await recordAudit(trx, who, { action, kind: "data_request", recordId: null, rowCount: rows, after }, now);
}

const countRows = ({ groups }: HeldData) => groups.reduce((sum, { rows }) => sum + rows.length, 0);

async function find(
  services: ErasureServices,
  who: Actor,
  action: "looked up" | "downloaded",
  { email, now }: { email: string; now: Date },
): Promise<HeldData> {
  const address = addressKey(email) ?? email;
  return await services.db.transaction().execute(async (trx) => {
    const held = await findHeldData(trx, address);
    await log(trx, services, who, { action, address, rows: countRows(held) }, now);
    return held;
  });
}

export function staffRequestForms(
  services: ErasureServices,
  who: Actor,
): FormHandler<DescribedPerson, DescribedPerson>[] {
  return [
    createFormHandler(findPersonForm, async ({ email }, { now }) => {
      return { ok: true, data: describeHeld(await find(services, who, "looked up", { email, now })) };
    }),
    {
      form: erasePersonForm,
      validate(sent) {
        const validated = validateForm(erasePersonForm, sent);
        return {
          ok: true,
          async save({ now }) {
            if (validated.ok) return await erase(services, who, validated.values, now);
            // After a mistake one still sees what would be erased.
            const email = addressKey(sent.get("address") ?? "");
            if (email === undefined) return validated;
            const extra = describeHeld(await find(services, who, "looked up", { email, now }));
            return { ...validated, extra };
          },
        };
      },
    },
  ];
}

async function erase(
  services: ErasureServices,
  who: Actor,
  { address: email, reason }: { address: string; reason: string },
  now: Date,
): Promise<{ ok: true }> {
  await eraseAddress(services, {
    email,
    scope: "everything",
    now,
    record: (trx, address, { rows }) =>
      log(trx, services, who, { action: "erased", address, rows, reason }, now),
  });
  return { ok: true };
}

/** @returns undefined where the post has no address */
export async function staffDownload(
  services: ErasureServices,
  who: Actor,
  request: Request,
  now: Date,
): Promise<string | undefined> {
  const email = addressKey((await requireFormBody(request)).get("email") ?? "");
  if (email === undefined) return undefined;
  return heldDataFile(await find(services, who, "downloaded", { email, now }), now);
}
