import type { Database } from "~/database/open-database.server";
import {
  applicationStatuses,
  type Decision,
  decisions,
  isDecision,
  isStatus,
  statuses,
} from "~/database/schema/application-status";
import { canTakeBack } from "~/features/replies/take-back.server";
import { findQuarantinedName } from "~/features/spam/quarantine.queries.server";
import { tableCopy } from "~/kits/admin-table/table.copy";
import { findChange, canUndo as isUndoable, nameOfRow } from "~/kits/admin-table/undo.queries.server";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import { findRow } from "./find-row.server";
import { inboxCopy } from "./inbox.copy";
import { keyText, parseKey, type RowKey } from "./inbox-rows";
import { serverTables } from "./inbox-sources.queries.server";
import { findTriage } from "./triage.queries.server";

const { notice } = inboxCopy;
type Named = Exclude<keyof typeof notice, "decided">;
const named = Object.keys(notice).filter((name): name is Named => name in notice && name !== "decided");

/** A decision, and the letter that goes with it. */
export const toldAction = (decision: Decision) => `${decision}-and-told` as const;

const actions = [
  ...named,
  "assigned" as const,
  ...applicationStatuses.map(({ value }) => value),
  ...decisions.map(toldAction),
];
export type DidAction = (typeof actions)[number];

/** What was just done with a row, in the URL. */
export interface Did {
  action: DidAction;
  row: RowKey;
  /** What undoing must find unchanged. */
  token: string;
}

export interface InboxNotice {
  text: string;
  did: string;
  canUndo: boolean;
  /** It is about a reply that can be taken back. */
  isHeld: boolean;
}

const SEPARATOR = "~";

export const didText = ({ action, row, token }: Did): string => [action, keyText(row), token].join(SEPARATOR);

export function parseDid(text: string | null | undefined): Did | undefined {
  const [name, key, token = ""] = (text ?? "").split(SEPARATOR);
  const action = actions.find((each) => each === name);
  const row = parseKey(key);
  return action && row && token.length <= 200 ? { action, row, token } : undefined;
}

const replyActions: readonly DidAction[] = [
  "replied",
  "repliedToAll",
  "leftOpen",
  "asked",
  ...decisions.map(toldAction),
];

/** Their token is the reply's id. */
export const isReplyAction = (action: DidAction): boolean => replyActions.includes(action);

async function canUndo(db: Database, { action, row, token }: Did, now: Date): Promise<boolean> {
  if (action === "spam") return (await findQuarantinedName(db, row.id, token)) !== undefined;
  if (isStatus(action) || action === "trashed") {
    const change = await findChange(db, token);
    return change !== undefined && isUndoable(change, now);
  }
  const found = await findTriage(db, row);
  if (!found) return false;
  const [, to, until] = token.split("/");
  switch (action) {
    case "answered":
    case "resolved":
      return found.is_open === 0 && found.done_at === token;
    case "assigned":
      return (found.assignee_id ?? "") === to;
    case "snoozed":
    case "woken":
      return found.is_open === 1 && (found.snoozed_until ?? "") === until;
    case "marked":
    case "unmarked":
      return (found.danger ?? "") === to;
    default:
      return false;
  }
}

function textOf({ action }: Did, name: string, assignee: string): string | undefined {
  if (action === "assigned")
    return assignee ? `${name} is assigned to ${assignee}.` : `${name} is assigned to no one.`;
  if (isDecision(action)) return notice.decided(name, statuses[action].label.toLowerCase());
  if (isStatus(action)) return tableCopy.notice.statusOne(name, statuses[action].label);
  const told = decisions.find((each) => toldAction(each) === action);
  if (told) return `${name} is ${statuses[told].label.toLowerCase()}, and the letter is on its way.`;
  const other = named.find((each) => each === action);
  return other && notice[other](name);
}

/** The name of a row that is in the trash or in the quarantine. */
async function findLostName(db: Database, { action, row, token }: Did): Promise<string | undefined> {
  if (action !== "trashed") return await findQuarantinedName(db, row.id);
  return (await nameOfRow(db, serverTables[row.kind], token)) || undefined;
}

export async function loadNotice(
  db: Database,
  search: string | null,
  { who, now }: { who: Actor; now: Date },
): Promise<InboxNotice | undefined> {
  const did = parseDid(search);
  if (!did) return undefined;
  const found = await findRow(db, did.row);
  const name = found?.name ?? (await findLostName(db, did));
  const text = name === undefined ? undefined : textOf(did, name, found?.assignee ?? "");
  if (text === undefined) return undefined;
  const row = { table: serverTables[did.row.kind], id: did.row.id };
  const isHeld = isReplyAction(did.action) && (await canTakeBack(db, { who, row, reply: did.token }));
  return {
    text,
    did: didText(did),
    canUndo: isHeld || (await canUndo(db, did, now)),
    isHeld,
  };
}
