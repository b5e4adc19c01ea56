import type { Database } from "~/database/open-database.server";
import { secondFactorPurpose } from "~/features/staff/second-factor/codes.server";
import {
  listSealedSecrets,
  updateSealedSecret,
} from "~/features/staff/second-factor/second-factor.queries.server";
import { ERASURE_KEY_PURPOSE, listSealedKeys, saveSealedKey } from "~/kits/erasure/erased-addresses.server";
import { decrypt, encrypt, type Secrets } from "~/lib/secrets.server";

export const secretsCopy = {
  /** By the name of a sealed column. */
  labels: {
    "second factors": "Second factors",
    "key of erased addresses": "Key of erased addresses",
  } as Readonly<Record<string, string>>,
  untilThen: {
    "second factors":
      "Until then, the staff concerned sign in with a recovery code, or after npm run admin:create with --remove-second-factor.",
    "key of erased addresses": "Until then, addresses that were erased are not recognized.",
  } as Readonly<Record<string, string>>,
  unreadable: (count: string, total: string) =>
    `${count} of ${total} cannot be read with this SESSION_SECRET. Set SESSION_SECRET_PREVIOUS to the secret that was in use before, and start the site again.`,
} as const;

interface SealedColumn {
  name: string;
  list(db: Database): Promise<readonly { id: string; sealed: string }[]>;
  update(db: Database, id: string, sealed: string): Promise<void>;
  /** What the value of this row is encrypted for. */
  purposeOf(id: string): string;
}

/** Every column that holds values encrypted with SESSION_SECRET: one that is missing here is lost when it is replaced. */
const sealedColumns: readonly SealedColumn[] = [
  {
    name: "second factors",
    list: listSealedSecrets,
    update: updateSealedSecret,
    purposeOf: secondFactorPurpose,
  },
  {
    name: "key of erased addresses",
    list: listSealedKeys,
    update: (db, _id, sealed) => saveSealedKey(db, sealed),
    purposeOf: () => ERASURE_KEY_PURPOSE,
  },
];

export interface SealedValues {
  name: string;
  total: number;
  /** How many neither SESSION_SECRET nor the previous one decrypts. */
  unreadable: number;
  /** How many only the previous one decrypts. */
  outdated: number;
}

/**
 * Encrypts with SESSION_SECRET what was encrypted with SESSION_SECRET_PREVIOUS, in one transaction. Run before each start,
 * so that everything else decrypts with SESSION_SECRET alone.
 */
export function resealAll(db: Database, secrets: Secrets): Promise<SealedValues[]> {
  return db.transaction().execute((trx) => inspect(trx, secrets, true));
}

export function inspectSealed(db: Database, secrets: Secrets): Promise<SealedValues[]> {
  return inspect(db, secrets, false);
}

async function inspect(
  db: Database,
  { SESSION_SECRET: current, SESSION_SECRET_PREVIOUS: previous }: Secrets,
  reseals: boolean,
): Promise<SealedValues[]> {
  const found: SealedValues[] = [];
  for (const { name, list, update, purposeOf } of sealedColumns) {
    const rows = await list(db);
    const values = { name, total: rows.length, unreadable: 0, outdated: 0 };
    for (const { id, sealed } of rows) {
      const purpose = purposeOf(id);
      if (decrypt(current, purpose, sealed) !== undefined) continue;
      const text = previous === undefined ? undefined : decrypt(previous, purpose, sealed);
      if (text === undefined) {
        values.unreadable++;
        continue;
      }
      values.outdated++;
      if (reseals) await update(db, id, encrypt(current, purpose, text));
    }
    found.push(values);
  }
  return found;
}
