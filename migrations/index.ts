import type { Migration } from "kysely";
import * as schema from "./0001-schema";
import * as campaigns from "./0002-campaigns";
import * as urgentRows from "./0003-urgent-rows";
import * as textFolding from "./0007-text-folding";
import * as mailAnswers from "./0011-mail-answers";
import * as waitingRows from "./0018-waiting-rows";
import * as foldingOnce from "./0020-folding-once";
import * as additions from "./additions";
import { letters, spanishLetters } from "./letters";

/**
 * All migrations in order. A literal map, so that bundling cannot lose one and order never depends on a directory.
 *
 * None of them begins a transaction: all pending ones run in one, with their records (docs/decisions/migrations.md).
 */
export const migrations: Record<string, Migration> = {
  "0001-schema": schema,
  "0002-campaigns": campaigns,
  "0003-urgent-rows": urgentRows,
  "0004-server-ids": additions.serverIds,
  "0005-imported-unsubscribed": additions.importedUnsubscribed,
  "0006-signup-reminders": additions.signupReminders,
  "0007-text-folding": textFolding,
  "0008-feed-last-items": additions.feedLastItems,
  "0009-named-feeds": additions.namedFeeds,
  "0010-held-replies": additions.heldReplies,
  "0011-mail-answers": mailAnswers,
  "0012-worker-starts": additions.workerStarts,
  "0013-letters": letters,
  "0014-state-facts": additions.stateFacts,
  "0015-last-visits": additions.lastVisits,
  "0016-entry-answers": additions.entryAnswers,
  "0017-reader-language": additions.readerLanguage,
  "0018-waiting-rows": waitingRows,
  "0019-spanish-letters": spanishLetters,
  "0020-folding-once": foldingOnce,
  "0021-spanish-summaries": additions.spanishSummaries,
};
