import { describe, expect, it } from "vitest";
import { type CampaignState, describeCampaign } from "./describe-campaign";

const none = {
  queued: 0,
  sending: 0,
  sent: 0,
  written: 0,
  failed: 0,
  uncertain: 0,
  skipped: 0,
  cancelled: 0,
};
const state = (
  counts: Partial<CampaignState["counts"]>,
  parts: Partial<CampaignState> = {},
): CampaignState => ({
  kind: "newsletter",
  status: "sent",
  recipients: Object.values(counts).reduce((sum, count) => sum + count, 0),
  counts: { ...none, ...counts },
  firstError: null,
  nextAttemptAt: null,
  worker: { seenAt: "2026-11-20T09:00:00.000Z", away: false },
  blockers: [],
  now: "2026-11-20T09:00:00.000Z",
  ...parts,
});
const queue: NonNullable<CampaignState["queue"]> = {
  not_before: null,
  paused_at: null,
  pause_reason: null,
  cancelled_at: null,
  waiting_since: "2026-11-20T09:00:00.000Z",
  last_error: null,
};
const update = { kind: "team_update" } as const;
const running = { status: "sending" } as const;

describe("a campaign that is over", () => {
  it("ends with the catalogue's message and the true count", {
    tags: ["@staff-4.3", "@staff-7.5", "@staff-8.3", "@staff-8.4"],
  }, () => {
    expect(describeCampaign(state({ sent: 1204 }))).toMatchObject({
      running: false,
      percent: 100,
      outcome: {
        ok: true,
        message: "Newsletter sent successfully! It was sent to 1,204 subscribers.",
        details: [],
      },
      notes: [],
    });
    expect(describeCampaign(state({ sent: 40 }, update)).outcome?.message).toBe(
      "Team update sent successfully to 40 subscribers!",
    );
  });

  it("counts only what was sent, and names the rest", () => {
    const { outcome } = describeCampaign(state({ sent: 7, failed: 2, uncertain: 1, skipped: 3 }));
    expect(outcome).toMatchObject({
      ok: true,
      message: "Newsletter sent successfully! It was sent to 7 of 13 subscribers.",
    });
    expect(outcome?.details.map((detail) => detail.slice(0, 12))).toEqual([
      "2 could not ",
      "1 uncertain:",
      "3 unsubscrib",
    ]);
  });

  it("failed when no mail was certainly sent, with the mail server's words", {
    tags: ["@staff-4.3", "@staff-7.5", "@staff-8.3", "@staff-8.4"],
  }, () => {
    const refused = state({ failed: 2 }, { firstError: "550 We do not like you" });
    expect(describeCampaign(refused).outcome).toEqual({
      ok: false,
      message: "Error sending newsletter: 550 We do not like you.",
      details: ["2 could not be delivered."],
    });
    expect(describeCampaign({ ...refused, ...update }).outcome).toEqual({
      ok: false,
      message: "Failed to send team update. Please try again.",
      details: ["550 We do not like you.", "2 could not be delivered."],
    });
    expect(describeCampaign(state({ uncertain: 1 })).outcome?.message).toBe(
      "Error sending newsletter: No mail was accepted.",
    );
  });

  it("does not claim to be sent where mails only became files", () => {
    expect(describeCampaign(state({ written: 12, skipped: 1 })).outcome).toEqual({
      ok: false,
      message:
        "Written to files, not sent: 12 mails. SMTP_URL is not set, so none of them left this machine.",
      details: ["1 unsubscribed before it was their turn."],
    });
    expect(describeCampaign(state({ sent: 3, written: 12 })).outcome).toEqual({
      ok: true,
      message: "Newsletter sent successfully! It was sent to 3 of 15 subscribers.",
      details: ["12 written to files, not sent: SMTP_URL was not set."],
    });
  });

  it("did not fail when all recipients had unsubscribed", () => {
    expect(describeCampaign(state({ skipped: 2 })).outcome).toMatchObject({ ok: true });
  });
});

describe("a campaign that is under way", () => {
  it.each([
    [{ queued: 4 }, 0],
    [{ queued: 2, sending: 1, sent: 1 }, 25],
    [{ queued: 1, sent: 100, failed: 100, uncertain: 99 }, 99],
    [{ sent: 4 }, 99],
  ])("%o is %i percent", { tags: ["@staff-4.3"] }, (counts, percent) => {
    expect(describeCampaign(state(counts, running))).toMatchObject({
      running: true,
      percent,
      outcome: null,
      notes: [],
    });
  });

  it("says what holds it up", () => {
    const later = { ...running, nextAttemptAt: "2026-11-20T09:04:00.000Z" };
    expect(describeCampaign(state({ queued: 2 }, later)).notes).toEqual([
      "2 will be tried again from Nov 20, 2026, 09:04 UTC on.",
    ]);
    const refused = { ...running, queue: { ...queue, last_error: "554 5.7.1 Relay access denied" } };
    expect(describeCampaign(state({ queued: 2 }, refused)).notes[0]).toMatch(
      /^The mail server does not accept mails from this site: 554 5.7.1 Relay access denied. Nobody was skipped;/,
    );
    const blocked = { ...refused, blockers: ["SITE_URL is not set."] };
    expect(describeCampaign(state({ queued: 2 }, blocked)).notes[0]).toMatch(
      /^Nothing can be sent .*SITE_URL/,
    );
    const away = { ...refused, worker: { seenAt: "2026-11-20T08:00:00.000Z", away: true } };
    expect(describeCampaign(state({ queued: 2 }, away)).notes).toEqual([
      expect.stringContaining("last seen Nov 20, 2026, 08:00 UTC"),
    ]);
    const never = { ...running, worker: { seenAt: null, away: true } };
    expect(describeCampaign(state({ queued: 2 }, never)).notes[0]).toContain("never run here");
  });
});

describe("a campaign that staff control", () => {
  const at = (parts: Partial<typeof queue>, more: Partial<CampaignState> = {}) =>
    describeCampaign(state({ queued: 40 }, { ...running, queue: { ...queue, ...parts }, ...more }));

  it("can be undone until it goes out, and says when that is", () => {
    expect(at({ not_before: "2026-11-20T09:00:59.000Z" })).toMatchObject({
      phase: "held",
      heading: "The newsletter goes out soon",
      notes: ["Goes out at 09:00:59 UTC."],
    });
    expect(at({ not_before: "2026-11-20T08:59:59.000Z" })).toMatchObject({ phase: "sending", notes: [] });
  });

  it("is paused, and then nothing else holds it up", () => {
    const paused = { paused_at: "2026-11-20T08:30:00.000Z", pause_reason: "staff" } as const;
    expect(at({ ...paused, last_error: "Connection refused" })).toMatchObject({
      phase: "paused",
      notes: ["Paused since Nov 20, 2026, 08:30 UTC. No further mail goes out until it is resumed."],
    });
  });

  it("asks before it goes out when it has waited too long", () => {
    const old = {
      paused_at: "2026-11-20T09:00:00.000Z",
      pause_reason: "age",
      waiting_since: "2026-11-15T09:00:00.000Z",
    } as const;
    expect(at(old).notes[0]).toBe("This newsletter has waited 5 days. Send it now, or stop it?");
    expect(at(old, update).notes[0]).toBe("This team update has waited 5 days. Send it now, or stop it?");
  });

  it("says who has it once it was cancelled, and what becomes of its content", () => {
    const cancelled = { status: "cancelled" } as const;
    expect(describeCampaign(state({ cancelled: 40 }, cancelled)).outcome).toEqual({
      ok: null,
      message: "The newsletter was stopped. 0 of 40 subscribers have it.",
      details: ["Its articles will be in the next newsletter."],
    });
    expect(describeCampaign(state({ sent: 12, cancelled: 28 }, cancelled)).outcome).toEqual({
      ok: null,
      message: "The newsletter was stopped. 12 of 40 subscribers have it.",
      details: [],
    });
  });
});
