import type { CampaignStatus, PauseReason } from "~/server/schema.server";
import type { Control } from "./control-campaign.forms";

export type CampaignPhase = "held" | "sending" | "paused" | "old" | "cancelling" | "over";

/** Times are ISO timestamps. */
export interface QueueFacts {
  notBefore: string | null;
  pausedAt: string | null;
  pauseReason: PauseReason | null;
  cancelledAt: string | null;
  waitingSince: string | null;
  lastError: string | null;
}

interface PhaseFacts {
  status: CampaignStatus;
  /** Nothing once all mails are settled. */
  queue?: QueueFacts | undefined;
  now: string;
}

export function campaignPhase({ status, queue, now }: PhaseFacts): CampaignPhase {
  if (status !== "sending") return "over";
  if (queue?.cancelledAt) return "cancelling";
  if (queue?.pausedAt) return queue.pauseReason === "age" ? "old" : "paused";
  return (queue?.notBefore ?? "") > now ? "held" : "sending";
}

/** What staff can do in each, the usual first; `cancel` asks before it does. */
export const phaseControls: Record<CampaignPhase, readonly Control[]> = {
  held: ["undo", "sendNow"],
  sending: ["pause", "cancel"],
  paused: ["resume", "cancel"],
  old: ["resume", "cancel"],
  cancelling: [],
  over: [],
};
