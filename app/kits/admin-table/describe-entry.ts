/** Who did it, then `start`, what it was done to, `end`: "Ana" "set" "the application of Val" "to approved". */
export interface EntrySentence {
  start: string;
  end: string;
}

export interface LoggedEntry {
  action: string;
  /** JSON as it is stored. */
  before: string | null;
  after: string | null;
}

function statusIn(json: string | null): string | undefined {
  const parsed: unknown = json === null ? null : JSON.parse(json);
  if (typeof parsed !== "object" || parsed === null || !("status" in parsed)) return undefined;
  return typeof parsed.status === "string" ? parsed.status.replaceAll("_", " ") : undefined;
}

/** @param labelOf the name of a status, where the table has names for them */
export function describeEntry(
  { action, before, after }: LoggedEntry,
  labelOf: (status: string) => string = (status) => status,
): EntrySentence {
  const [was, is] = [statusIn(before), statusIn(after)].map((status) => status && labelOf(status));
  if (action === "status changed" && is)
    return { start: "set", end: was ? `from ${was} to ${is}` : `to ${is}` };
  if (action === "change undone" && was && is) return { start: "set", end: `back from ${was} to ${is}` };
  const [, [start, end = ""] = [`${action}:`, ""]] =
    Object.entries<[string, string?]>({
      "access removed": ["removed the access of"],
      "account made": ["made"],
      "account reactivated": ["reactivated"],
      "account suspended": ["suspended"],
      discarded: ["discarded"],
      "invitation sent again": ["sent the invitation of", "again"],
      "invitation revoked": ["revoked the invitation of"],
      invited: ["invited"],
      "not sent": ["did not send"],
      "role changed": ["changed the role of"],
      scheduled: ["scheduled"],
      "taken back": ["took back"],
      "time removed": ["removed the time of"],
      "code refused": ["entered a wrong code for"],
      "password changed": ["changed the password of"],
      "password refused": ["entered a wrong password for"],
      "password reset": ["reset the password of"],
      "password reset requested": ["asked to reset the password of"],
      "recovery codes replaced": ["replaced the recovery codes of"],
      "second factor off": ["switched off the second factor of"],
      "second factor on": ["switched on the second factor of"],
      "sessions ended": ["ended the sessions of"],
      "sign-in refused": ["was refused to sign in to"],
      "signed in": ["signed in to"],
      "signed out": ["signed out of"],
      "signature changed": ["changed the signature of"],
      downloaded: ["downloaded"],
      "looked up": ["looked up"],
      added: ["added"],
      "added by import": ["added", "by import"],
      "allowed mail": ["allowed mail to"],
      answered: ["marked", "as answered"],
      assigned: ["assigned"],
      unassigned: ["took", "off the person it was assigned to"],
      cancelled: ["cancelled"],
      "change undone": ["undid a change of"],
      "changed by import": ["changed", "by import"],
      delayed: ["delayed"],
      deleted: ["deleted"],
      delivered: ["marked", "as delivered"],
      edited: ["edited"],
      erased: ["erased"],
      exported: ["exported", "as CSV"],
      hidden: ["hid", "from visitors"],
      imported: ["imported"],
      "label added": ["put a label on"],
      "label removed": ["took a label off"],
      "left uncertain mails": ["left the uncertain mails of", "as they are"],
      "reply taken back": ["took back a reply to"],
      reminded: ["reminded", "who had not confirmed the sign-up"],
      "marked as spam": ["marked", "as spam"],
      "marked as urgent": ["marked", "as urgent"],
      "not for us": ["marked", "as not for us"],
      noted: ["saved a note on"],
      "opened again": ["opened", "again"],
      paused: ["paused"],
      published: ["published"],
      "put back for review": ["put", "back for review"],
      reopened: ["marked", "as not answered"],
      replied: ["wrote a reply to"],
      "replied and kept open": ["wrote a reply to", "and kept it open"],
      resolved: ["resolved"],
      resumed: ["resumed"],
      sent: ["sent"],
      "sent a test": ["sent a test of"],
      "sent without delay": ["sent", "without delay"],
      shown: ["showed", "to visitors again"],
      "snooze ended": ["ended the snooze of"],
      snoozed: ["snoozed"],
      "status changed": ["changed the status of"],
      "taken back from spam": ["took", "back from spam"],
      undone: ["undid"],
      "urgent mark removed": ["took the urgent mark off"],
    }).find(([name]) => name === action) ?? [];
  return { start, end };
}
