import type { Database } from "~/database/open-database.server";
import type { CampaignKind, MissedReason } from "~/database/schema/schema.server";
import type { Publisher, RenderedIssue } from "~/kits/list-mail/list-mail";
import type { Draft, Written } from "./drafts.server";

/** A mail as it would go out now. */
export interface WrittenCampaign {
  /** Another one after every change that readers would see: what was previewed is sent only while it is the same. */
  key: string;
  issue: RenderedIssue;
  /** What its page on the site shows, if it has one. */
  contents?: object;
  /** Keeps what it holds out of later campaigns, in the transaction that makes it. */
  claim?: (trx: Database, campaignId: number) => Promise<void>;
}

/** What tells one kind of campaign from the other. */
export interface Writer {
  kind: CampaignKind;
  /** One after the other. Otherwise the key of what was confirmed is the campaign's, so that it is sent once. */
  takesTurns: boolean;
  /** Why a chosen time has passed when `write` has nothing to send. */
  nothing: MissedReason;
  /** @returns undefined where there is nothing to send */
  write: (
    db: Database,
    draft: Draft,
    publisher: Publisher,
    now: Date,
  ) => Promise<WrittenCampaign | undefined>;
  /** When its mails are sent again after all: claims what the draft alone says. */
  reclaim?: (trx: Database, campaignId: number, draft: Written) => Promise<void>;
}
