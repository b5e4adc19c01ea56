import type { Migration } from "kysely";
import * as schema from "./0001-schema";
import * as campaigns from "./0002-campaigns";
import * as urgentRows from "./0003-urgent-rows";
import * as serverIds from "./0004-server-ids";
import * as importedUnsubscribed from "./0005-imported-unsubscribed";
import * as signupReminders from "./0006-signup-reminders";
import * as textFolding from "./0007-text-folding";
import * as feedLastItems from "./0008-feed-last-items";
import * as namedFeeds from "./0009-named-feeds";
import * as heldReplies from "./0010-held-replies";
import * as mailAnswers from "./0011-mail-answers";
import * as workerStarts from "./0012-worker-starts";
import * as letters from "./0013-letters";
import * as stateFacts from "./0014-state-facts";
import * as lastVisits from "./0015-last-visits";
import * as entryAnswers from "./0016-entry-answers";
import * as readerLanguage from "./0017-reader-language";
import * as waitingRows from "./0018-waiting-rows";
import * as spanishLetters from "./0019-spanish-letters";
import * as foldingOnce from "./0020-folding-once";
import * as spanishSummaries from "./0021-spanish-summaries";

/**
 * All migrations in order. A literal map, so that bundling cannot lose one and order never depends on a directory.
 *
 * None of them begins a transaction: all pending ones run in one, with their records (docs/decisions/migrations.md).
 */
export const migrations: Record<string, Migration> = {
  "0001-schema": schema,
  "0002-campaigns": campaigns,
  "0003-urgent-rows": urgentRows,
  "0004-server-ids": serverIds,
  "0005-imported-unsubscribed": importedUnsubscribed,
  "0006-signup-reminders": signupReminders,
  "0007-text-folding": textFolding,
  "0008-feed-last-items": feedLastItems,
  "0009-named-feeds": namedFeeds,
  "0010-held-replies": heldReplies,
  "0011-mail-answers": mailAnswers,
  "0012-worker-starts": workerStarts,
  "0013-letters": letters,
  "0014-state-facts": stateFacts,
  "0015-last-visits": lastVisits,
  "0016-entry-answers": entryAnswers,
  "0017-reader-language": readerLanguage,
  "0018-waiting-rows": waitingRows,
  "0019-spanish-letters": spanishLetters,
  "0020-folding-once": foldingOnce,
  "0021-spanish-summaries": spanishSummaries,
};
