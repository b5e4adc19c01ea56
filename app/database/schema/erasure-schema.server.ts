import type { Fixed, Timestamp } from "./column-types.server";

/** One row, made when it is first needed. */
interface ErasureKeyTable {
  id: Fixed<1>;
  /** Random, encrypted with SESSION_SECRET for `ERASURE_KEY_PURPOSE`. */
  sealed_key: string;
}

/** What was erased: everything about an address, or what the mailing list had stored. */
export type ErasureScope = "everything" | "mailing_list";

interface ErasedAddressesTable {
  /** HMAC of the address under the erasure key. */
  hash: Fixed<string>;
  scope: Fixed<ErasureScope>;
  erased_at: Timestamp;
  /** When the owner of the mailbox confirmed a new sign-up; null while no list mail may be sent. */
  mail_allowed_at: Timestamp | null;
}

export interface ErasureTables {
  erasure_key: ErasureKeyTable;
  erased_addresses: ErasedAddressesTable;
}
