import type { Database } from "~/database/open-database.server";
import { secondFactorPurpose } from "~/features/staff/second-factor/consume-totp-code.server";
import {
  listSealedSecrets,
  updateSealedSecret,
} from "~/features/staff/second-factor/second-factor.queries.server";
import { listSealedKeys, saveSealedKey } from "~/kits/erasure/erased-addresses.queries.server";
import { ERASURE_KEY_PURPOSE } from "~/kits/erasure/erased-addresses.server";

interface SealedColumn {
  name: string;
  list(db: Database): Promise<readonly { id: string; sealed: string }[]>;
  update(db: Database, id: string, sealed: string): Promise<void>;
  /** What the value of this row is encrypted for. */
  purposeOf(id: string): string;
}

/** Every column that holds values encrypted with SESSION_SECRET: one that is missing here is lost when it is replaced. */
export const sealedColumns: readonly SealedColumn[] = [
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
