import { formatPeriod, type Period, periodBefore } from "~/lib/time/period";

/**
 * What the database holds about people, why, and for how long. The worker deletes by these periods, the Privacy Policy
 * lists them, and a test fails for a table or column of the schema that is not here.
 */

export interface StoredRow {
  what: string;
  howLong: string;
}

export interface RetentionRule {
  /** The worker deletes a row this long after the time in its `after` column. */
  worker?: Period;
  /** Staff delete a row this long after what only people can tell. */
  staff?: Period;
  /** Row of the Privacy Policy, where visitors are concerned. @param period in words */
  policy?: (period: string) => StoredRow;
}

export type RetentionName =
  | "support"
  | "subscription"
  | "signups"
  | "mails"
  | "deliveries"
  | "bounces"
  | "undeliverable"
  | "formEvents"
  | "deleted"
  | "spam"
  | "released"
  | "antiSpam"
  | "erasure"
  | "auditLog"
  | "expired"
  | "withItsRecord"
  | "account";

export const retention: Record<RetentionName, RetentionRule> = {
  support: {
    staff: { years: 3 },
    policy: (period) => ({
      what: "Support records",
      howLong: `As long as we help or work with you, plus ${period}. These are messages, applications, reports and survey answers. Our staff delete them by hand, because no program can tell when that time is over.`,
    }),
  },
  subscription: {
    policy: () => ({
      what: "Your newsletter sign-up",
      howLong:
        "Until you leave. Your address then stays, marked as left, so that we do not write to you by mistake. The link to your choices erases it at once, or ask us and we delete it.",
    }),
  },
  signups: {
    worker: { days: 14 },
    policy: (period) => ({ what: "A newsletter sign-up that you do not confirm", howLong: period }),
  },
  mails: {
    worker: { days: 30 },
    policy: (period) => ({
      what: "Records of single emails",
      howLong: `${period}. Such as one that asks you to confirm, or one that tells our staff of your message.`,
    }),
  },
  deliveries: {
    worker: { years: 3 },
    policy: (period) => ({ what: "Newsletter delivery records", howLong: `${period} at most` }),
  },
  bounces: {
    worker: { days: 120 },
    policy: (period) => ({ what: "Notices that an email to you bounced", howLong: period }),
  },
  undeliverable: {
    policy: () => ({
      what: "An address that we may not write to",
      howLong:
        "Until you sign up again or ask us to delete it. Email cannot reach it, or its owner reported ours as spam.",
    }),
  },
  formEvents: {
    worker: { months: 13 },
    policy: (period) => ({
      what: "Form counts",
      howLong: `${period}, one by one. After that only how many there were each day, which says nothing about you.`,
    }),
  },
  deleted: {
    worker: { days: 30 },
    policy: (period) => ({
      what: "What our staff delete by hand",
      howLong: `${period} more, out of sight, so that a mistake can be undone. Then it is gone for good. What you erase yourself is gone at once.`,
    }),
  },
  spam: {
    worker: { days: 30 },
    policy: (period) => ({
      what: "What looks like spam",
      howLong: `Until our staff decide. What they call spam is deleted ${period} later.`,
    }),
  },
  /** What staff released is in its own table by then; the copy is only for undoing that. */
  released: { worker: { days: 1 } },
  antiSpam: {
    worker: { days: 1 },
    policy: (period) => ({ what: "Codes used against spam", howLong: `${period} at most` }),
  },
  erasure: {
    policy: () => ({
      what: "That an address was erased",
      howLong:
        "It stays, scrambled, so that we do not write to you again, and so that we can erase the same in an old copy.",
    }),
  },
  auditLog: {
    worker: { years: 3 },
    policy: (period) => ({
      what: "The list of what our staff did with which record",
      howLong: `${period}. It holds none of your words.`,
    }),
  },
  /** The time is in the column itself. */
  expired: { worker: {} },
  /** It is deleted, or done with, together with another row that is in this list. */
  withItsRecord: {},
  /** Until the account of a member of staff is removed. */
  account: {},
};

/** The age of the oldest backup; they are files, not rows. */
export const BACKUP_MONTHS = 6;

/** In words: "14 days". */
export function retentionPeriod(name: RetentionName): string {
  const { worker, staff } = retention[name];
  return formatPeriod(worker ?? staff ?? {});
}

/** @returns ISO timestamp before which the worker deletes by the rule */
export function retentionCutoff(name: RetentionName, now: Date): string {
  const { worker } = retention[name];
  if (!worker) throw new Error(`The worker deletes nothing by the rule "${name}"`);
  return periodBefore(now, worker).toISOString();
}

/** By which column a row is found that is about a person. */
export type Tie =
  | { email: string }
  /** Id of a row of another table that is about the person; without `table`, of a table that the row names. */
  | { record: string; table?: string }
  | { user: string }
  /** The whole of another row, as JSON. */
  | { json: string }
  /** There is no way back to the person. */
  | "none";

export interface PersonalColumn {
  /** As the Privacy Policy says it to the person. */
  what: string;
  /** "We store it to …" */
  purpose: string;
  /** By default the visitor who sent it. */
  whose?: "staff";
}

export interface StoredFor {
  rule: RetentionName;
  /** Column, or `table.column` of the row that it belongs to; for rules of the worker. */
  after?: string;
  /** Of which rows, when not all of the table. */
  where?: { column: string; in: readonly string[] } | { column: string; notIn: readonly string[] };
}

export interface PersonalTable {
  /** As the Privacy Policy calls it. */
  subject: string;
  /** Where the policy lists it; undefined where only staff are concerned, or it lists the same data already. */
  collected?: "sent" | "noted";
  ties: readonly Tie[];
  stored: readonly StoredFor[];
  personal: Readonly<Record<string, PersonalColumn>>;
  /** For the policy, after what is stored. */
  remark?: string;
  /** Columns that say nothing about anyone, with blanks between. */
  other: string;
}

const name = { what: "your name", purpose: "to address you" };
const email = { what: "your email address", purpose: "to answer you" };
const phone = { what: "your phone number if you give it", purpose: "to call you back" };
const received = { what: "the time it reached us", purpose: "to answer in time" };
const fingerprint = {
  what: "a code made from it that shows when the same form comes twice",
  purpose: "to store it once",
};
const respondedBy = { what: "who answered", purpose: "to know whom to ask", whose: "staff" } as const;
const respondedAt = { what: "when they answered", purpose: "to leave nobody without an answer" };
const answer = { what: "your seven answers", purpose: "to publish totals" };
const note = { what: "a note on the answer", purpose: "to know what was said" };
const labels = { what: "short labels such as “press”", purpose: "to bring it to the right person" };
const danger = { what: "whether your words tell of danger", purpose: "to answer you first" };
const assignee = { what: "who takes care of it", purpose: "to know whom to ask", whose: "staff" } as const;
const decision = { what: "what they decided", purpose: "to keep to it" };
/** The policy says once what every form's table has. */
export const addedToEachForm = [received, danger, fingerprint];
export const addedByAnswers = [decision, respondedAt, note, labels];

const userId = { what: "whose it is", purpose: "to know the account", whose: "staff" } as const;

const campaigns = ["newsletter", "team_update"];

const support: readonly StoredFor[] = [{ rule: "support" }];
const expires: readonly StoredFor[] = [{ rule: "expired", after: "expires_at" }];
const account: readonly StoredFor[] = [{ rule: "account" }];

export const personalTables = {
  contact_submissions: {
    subject: "Contact form",
    collected: "sent",
    ties: [{ email: "email" }],
    stored: support,
    personal: {
      name,
      sort_name: name,
      email,
      subject: { what: "the subject", purpose: "to bring it to the right person" },
      message: { what: "your message", purpose: "to answer it" },
      created_at: received,
      content_hash: fingerprint,
      responded_at: respondedAt,
      response_note: note,
      responded_by: respondedBy,
      labels,
      danger,
      assignee_id: assignee,
    },
    other: "released_at due_again_at snoozed_until id number",
  },
  volunteer_applications: {
    subject: "Volunteer forms",
    collected: "sent",
    ties: [{ email: "email" }],
    stored: support,
    personal: {
      role: { what: "the role", purpose: "to decide with you where you help" },
      first_name: name,
      last_name: name,
      sort_name: name,
      email,
      phone,
      location: { what: "where you live", purpose: "to find help near people" },
      experience: { what: "your experience", purpose: "to decide on the application" },
      motivation: { what: "your reasons", purpose: "to decide on the application" },
      availability: { what: "your free time", purpose: "to plan with you" },
      additional_info: { what: "anything you add", purpose: "to decide on the application" },
      status: decision,
      created_at: received,
      content_hash: fingerprint,
      responded_at: respondedAt,
      response_note: note,
      responded_by: respondedBy,
      labels,
      danger,
      assignee_id: assignee,
    },
    other: "released_at due_again_at snoozed_until id number",
  },
  partnership_applications: {
    subject: "Partnership forms",
    collected: "sent",
    ties: [{ email: "email" }],
    stored: support,
    personal: {
      company_name: { what: "the company", purpose: "to know who asks" },
      contact_name: { what: "the contact person", purpose: "to address you" },
      sort_name: { what: "the company", purpose: "to know who asks" },
      sort_contact: { what: "the contact person", purpose: "to address you" },
      email,
      phone,
      partnership_type: { what: "the kind of partnership", purpose: "to bring it to the right person" },
      message: { what: "your message", purpose: "to decide on the application" },
      status: decision,
      created_at: received,
      content_hash: fingerprint,
      responded_at: respondedAt,
      response_note: note,
      responded_by: respondedBy,
      labels,
      danger,
      assignee_id: assignee,
    },
    other: "released_at due_again_at snoozed_until id number source",
  },
  replies: {
    subject: "Our replies to you",
    collected: "noted",
    ties: [{ email: "recipient" }, { record: "record_id" }],
    stored: [{ rule: "withItsRecord" }],
    personal: {
      recipient: { what: "the address we wrote to", purpose: "to answer you" },
      name,
      subject: { what: "what we wrote to you", purpose: "to know what was said" },
      text: { what: "what we wrote to you", purpose: "to know what was said" },
      quoted: { what: "your message below it", purpose: "to know what was said" },
      decision,
      created_at: { what: "when we wrote", purpose: "to know what was said" },
      sent_by: { what: "who wrote", purpose: "to know whom to ask", whose: "staff" },
      mail_error: {
        what: "what the mail server answered",
        purpose: "to find out why an email did not arrive",
      },
      reply_to: { what: "where answers go", purpose: "to bring them to who wrote", whose: "staff" },
    },
    other: "id kind record_id mail_id mail_status number before message_id",
  },
  mail_answers: {
    subject: "Your replies to our emails",
    collected: "sent",
    ties: [{ email: "email" }, { record: "record_id" }],
    stored: [{ rule: "withItsRecord" }],
    personal: {
      email: { what: "your email addresses", purpose: "to answer you" },
      sender: { what: "your email addresses", purpose: "to answer you" },
      name,
      subject: { what: "what you wrote", purpose: "to answer you" },
      text: { what: "what you wrote", purpose: "to answer you" },
      files: { what: "the files you sent with it", purpose: "to read them" },
      message_id: { what: "its number", purpose: "to store it once" },
      received_at: { what: "when it came", purpose: "to answer you in time" },
    },
    other: "id number kind record_id reply_id is_cut",
  },
  mail_answer_files: {
    subject: "Files in your replies",
    ties: ["none"],
    stored: [{ rule: "withItsRecord" }],
    personal: {
      content: { what: "the files you sent with your reply", purpose: "to read them" },
    },
    other: "answer_id position",
  },
  staff_signatures: {
    subject: "Signatures of staff",
    ties: [{ user: "user_id" }],
    stored: account,
    personal: {
      user_id: userId,
      signature: { what: "the signature", purpose: "to sign replies", whose: "staff" },
    },
    other: "replies_to_self",
  },
  ai_impact_surveys: {
    subject: "Survey",
    collected: "sent",
    ties: [{ email: "email" }],
    stored: support,
    personal: {
      impact_level: answer,
      worry_level: answer,
      industry_changes: answer,
      personal_experience: answer,
      financial_impact: answer,
      support_needs: answer,
      timeframe: answer,
      name,
      sort_name: name,
      email,
      created_at: received,
      content_hash: fingerprint,
      danger,
    },
    other: "id number",
  },
  resource_reports: {
    subject: "Reports about our directory",
    collected: "sent",
    ties: [{ email: "email" }],
    stored: support,
    personal: {
      resource_title: { what: "which entry", purpose: "to correct it" },
      problem: { what: "what is wrong with it", purpose: "to correct it" },
      details: { what: "what you say about it", purpose: "to correct it" },
      email: { what: "your email address if you give it", purpose: "to ask you" },
      created_at: received,
      content_hash: fingerprint,
      response_note: note,
      labels,
      danger,
      assignee_id: assignee,
      resolved_by: { what: "who resolved it", purpose: "to know whom to ask", whose: "staff" },
    },
    other: "id number resource_id status resolved_at due_again_at snoozed_until",
  },
  newsletter_subscribers: {
    subject: "Newsletter",
    collected: "sent",
    ties: [{ email: "email" }],
    stored: [{ rule: "subscription" }],
    personal: {
      name,
      sort_name: name,
      email: { what: "your email address", purpose: "to send the emails you asked for" },
      wants_news: { what: "which emails you want", purpose: "to send no others" },
      wants_team_updates: { what: "which emails you want", purpose: "to send no others" },
      unsubscribe_token: { what: "the code in your links", purpose: "to let you alone change it" },
      subscribed_at: { what: "when you joined", purpose: "to show that you asked for it" },
      confirmed_at: { what: "when you joined", purpose: "to show that you asked for it" },
      is_active: { what: "when you left", purpose: "to write no more" },
      unsubscribed_at: { what: "when you left", purpose: "to write no more" },
      consent_note: { what: "how you agreed if our staff added you", purpose: "to show that you agreed" },
      language: { what: "the language of the page you used", purpose: "to write to you in it" },
    },
    other: "id number",
  },
  newsletter_signups: {
    subject: "Sign-ups that wait to be confirmed",
    ties: [{ email: "email" }],
    stored: [{ rule: "signups", after: "created_at" }],
    personal: {
      name,
      email: { what: "your email address", purpose: "to ask whether it is yours" },
      wants_news: { what: "which emails you want", purpose: "to send no others" },
      wants_team_updates: { what: "which emails you want", purpose: "to send no others" },
      token: { what: "the private code in your link", purpose: "to know that you confirmed" },
      created_at: { what: "when you signed up", purpose: "to forget it in time" },
      confirmed_at: { what: "when you confirmed", purpose: "to show that you asked for it" },
      reminded_at: { what: "when we reminded you", purpose: "to remind you once only" },
      consent_note: { what: "how you agreed if our staff added you", purpose: "to show that you agreed" },
      language: { what: "the language of the page you used", purpose: "to write to you in it" },
    },
    other: "id",
  },
  mails: {
    subject: "Emails we send you",
    collected: "noted",
    ties: [{ email: "recipient" }, { record: "reference" }],
    stored: [
      {
        rule: "deliveries",
        after: "campaigns.created_at",
        where: { column: "kind", in: campaigns },
      },
      {
        rule: "mails",
        after: "created_at",
        where: { column: "kind", notIn: campaigns },
      },
    ],
    personal: {
      recipient: { what: "the address it went to", purpose: "to send it once" },
      reference: {
        what: "your language or the message it is about",
        purpose: "to send it once",
      },
      settled_at: { what: "when it left", purpose: "to find out why an email did not arrive" },
      status: { what: "what the mail server answered", purpose: "to find out why an email did not arrive" },
      reply: { what: "what the mail server answered", purpose: "to find out why an email did not arrive" },
      last_error: {
        what: "what the mail server answered",
        purpose: "to find out why an email did not arrive",
      },
      message_id: { what: "its numbers", purpose: "to know which one comes back" },
      server_id: { what: "its numbers", purpose: "to know which one comes back" },
    },
    remark: "We do not track whether you open it or what you click.",
    other: "id kind campaign_id attempts next_attempt_at held_until first_tried_at claimed_by created_at",
  },
  mail_queues: {
    subject: "Emails on their way",
    ties: ["none"],
    stored: [{ rule: "withItsRecord" }],
    personal: {
      last_error: { what: "what the mail server answered", purpose: "to tell staff why email waits" },
    },
    other:
      "id kind campaign_id lease_owner lease_expires_at last_error_at not_before paused_at pause_reason cancelled_at waiting_since",
  },
  mail_bounces: {
    subject: "Emails that bounced",
    collected: "noted",
    ties: [{ email: "email" }],
    stored: [{ rule: "bounces", after: "received_at" }],
    personal: {
      email: { what: "the address", purpose: "to stop writing to it" },
      kind: { what: "what the mail server said", purpose: "to stop writing to it" },
      detail: { what: "what the mail server said", purpose: "to tell staff why" },
      reply: { what: "what the mail server said", purpose: "to tell staff why" },
      received_at: { what: "when it came", purpose: "to stop after several in a row" },
      message_id: { what: "which email it was", purpose: "to count a report once" },
    },
    other: "id",
  },
  undeliverable_addresses: {
    subject: "Addresses that take no email",
    ties: [{ email: "email" }],
    stored: [{ rule: "undeliverable" }],
    personal: {
      email: { what: "the address", purpose: "to stop writing to it" },
      reason: { what: "why", purpose: "to stop writing to it" },
      detail: { what: "what the mail server said", purpose: "to tell staff why" },
      since: { what: "since when", purpose: "to tell staff why" },
    },
    other: "",
  },
  form_analytics: {
    subject: "Form counts",
    collected: "noted",
    ties: [{ record: "session_id" }],
    stored: [{ rule: "formEvents", after: "created_at" }],
    personal: {
      form_name: { what: "which form it was", purpose: "to fix forms that do not work for people" },
      event_type: {
        what: "how far you got and whether it failed",
        purpose: "to fix forms that do not work for people",
      },
      created_at: { what: "when", purpose: "to see whether a change helped" },
      user_agent: {
        what: "the kind of browser",
        purpose: "to fix forms in that browser",
      },
      session_id: {
        what: "a random number for that browser tab if JavaScript is on",
        purpose: "to count a tab once, and to delete the count with the message",
      },
    },
    remark:
      "Your browser forgets that number when you close the tab. When you send a form, its count holds the number of your message in place of the tab and the browser. That way, when we delete your message, the count goes with it. If your browser asks sites not to track you by Global Privacy Control, we count nothing.",
    other: "id",
  },
  quarantined_submissions: {
    subject: "What looks like spam",
    ties: [{ email: "email" }, { record: "submission_id" }],
    stored: [
      { rule: "support", where: { column: "spam_state", in: ["suspected"] } },
      { rule: "spam", after: "decided_at", where: { column: "spam_state", in: ["confirmed"] } },
      { rule: "released", after: "decided_at", where: { column: "spam_state", in: ["not_spam"] } },
    ],
    personal: {
      name,
      email,
      message: { what: "your message", purpose: "to let people decide whether it is spam" },
      fields: { what: "all that you filled in", purpose: "to lose nothing if it is not spam" },
      reasons: { what: "why it looks like spam", purpose: "to let people decide" },
      submission_id: { what: "the number of your message", purpose: "to lose nothing if it is not spam" },
      content_hash: fingerprint,
      signature: { what: "a code of its words", purpose: "to spot the same spam again" },
      created_at: received,
    },
    other: "id form spam_state decided_at",
  },
  erased_addresses: {
    subject: "Erased data",
    ties: ["none"],
    stored: [{ rule: "erasure" }],
    personal: {
      hash: { what: "a scrambled code of your address", purpose: "to write to you no more" },
      scope: { what: "what was erased", purpose: "to write to you no more" },
      erased_at: { what: "when", purpose: "to erase the same in an old copy" },
      mail_allowed_at: { what: "when you signed up again", purpose: "to send what you asked for" },
    },
    other: "",
  },
  rate_limits: {
    subject: "Protection from spam",
    collected: "noted",
    ties: ["none"],
    stored: [{ rule: "antiSpam", after: "window_start" }],
    personal: {
      key: {
        what: "a scrambled code in place of your network address or email address",
        purpose: "to stop floods of forms and guesses of passwords",
      },
      hits: { what: "how often it was used", purpose: "to stop floods of forms and guesses of passwords" },
      window_start: { what: "when", purpose: "to stop floods of forms and guesses of passwords" },
    },
    other: "",
  },
  used_challenges: {
    subject: "Sums that were solved",
    ties: ["none"],
    stored: expires,
    personal: {
      nonce: { what: "a scrambled code of the sender", purpose: "to take each sum once" },
    },
    other: "expires_at",
  },
  changes: {
    subject: "Changes that staff can undo",
    ties: ["none"],
    stored: [{ rule: "deleted", after: "made_at" }],
    personal: {
      made_by: { what: "who changed it", purpose: "to know whom to ask", whose: "staff" },
    },
    other: "id action table_name row_count expected_count new_value made_at undone_at",
  },
  changed_rows: {
    subject: "Rows that staff deleted",
    ties: [{ json: "row" }, { record: "record_id" }],
    stored: [{ rule: "deleted", after: "changes.made_at" }],
    personal: {
      row: { what: "what was deleted", purpose: "to undo a mistake" },
      record_id: { what: "its number", purpose: "to undo a mistake" },
    },
    other: "id change_id table_name",
  },
  audit_log: {
    subject: "What our staff did",
    collected: "noted",
    ties: [{ record: "record_id" }, { user: "actor_id" }],
    stored: [{ rule: "auditLog", after: "created_at" }],
    personal: {
      action: { what: "what was done", purpose: "to find a misuse" },
      record_id: { what: "the number of your message", purpose: "to find a misuse" },
      before: { what: "what was done", purpose: "to find a misuse" },
      after: { what: "what was done", purpose: "to find a misuse" },
      created_at: { what: "when", purpose: "to find a misuse" },
      actor_id: { what: "by whom", purpose: "to find a misuse", whose: "staff" },
      actor_email: { what: "by whom", purpose: "to find a misuse", whose: "staff" },
    },
    other: "id kind row_count",
  },
  notifications: {
    subject: "Emails to staff about new messages",
    ties: [{ record: "record_id" }],
    stored: [{ rule: "mails", after: "notification_batches.created_at" }],
    personal: {
      record_id: { what: "the number of your message", purpose: "to tell staff of it" },
    },
    other: "id kind created_at batch_id is_answer",
  },
  support_resources: {
    subject: "The directory",
    ties: ["none"],
    stored: [{ rule: "withItsRecord" }],
    personal: {
      checked_by: { what: "who checked an entry", purpose: "to know whom to ask", whose: "staff" },
    },
    other:
      "id category title organization description summary_es eligibility_requirements cost phone_number hours when_you_call have_ready website_url geographic_scope tags is_active created_at version country state languages is_online link_status link_reason link_checked_at link_failed_at checked_at",
  },
  resource_imports: {
    subject: "Directory entries in a sheet that waits to be confirmed",
    ties: [{ user: "user_id" }],
    stored: expires,
    personal: { user_id: userId },
    other: "id file_name rows created_at expires_at imported_at added changed",
  },
  subscriber_imports: {
    subject: "Subscribers in a file that waits to be confirmed",
    ties: [{ user: "user_id" }],
    stored: expires,
    personal: {
      user_id: userId,
      rows: { what: "your name and email address", purpose: "to add you to the list you signed" },
    },
    other: "id file_name created_at expires_at imported_at added asked unsubscribed",
  },
  campaigns: {
    subject: "Newsletters",
    ties: [{ user: "created_by" }],
    stored: account,
    personal: {
      created_by: { what: "who sent it", purpose: "to know whom to ask", whose: "staff" },
    },
    other:
      "id kind scheduled_for subject html text status recipient_count created_at sent_at idempotency_key contents published_at draft_subject draft_body",
  },
  uncertain_mail_reviews: {
    subject: "Emails of which nobody knows whether they arrived",
    ties: ["none"],
    stored: [{ rule: "withItsRecord" }],
    personal: {
      reviewed_by: {
        what: "who decided not to send them again",
        purpose: "to know whom to ask",
        whose: "staff",
      },
    },
    other: "campaign_id mails reviewed_at",
  },
  campaign_drafts: {
    subject: "Newsletters and team updates that are being written",
    ties: [{ user: "owner" }, { user: "scheduled_by" }],
    stored: account,
    personal: {
      owner: userId,
      scheduled_by: { what: "who chose when it is sent", purpose: "to know whom to ask", whose: "staff" },
    },
    other: "id kind version subject body saved_at send_at missed_at missed_reason",
  },
  users: {
    subject: "Accounts of staff",
    ties: [{ email: "email" }, { user: "id" }],
    stored: account,
    personal: {
      email: { what: "the address", purpose: "to sign in", whose: "staff" },
      password_hash: { what: "a code of the password", purpose: "to sign in", whose: "staff" },
      here_at: { what: "last used", purpose: "to show what is new", whose: "staff" },
      last_visit_at: { what: "the visit before", purpose: "to show what is new", whose: "staff" },
    },
    other: "id created_at must_change_password warned_at suspended_role suspended_at",
  },
  admin_roles: {
    subject: "Who may see the dashboard",
    ties: [{ user: "user_id" }],
    stored: account,
    personal: { user_id: userId },
    other: "role created_at",
  },
  sessions: {
    subject: "Staff who are signed in",
    ties: [{ user: "user_id" }],
    stored: expires,
    personal: {
      user_id: userId,
      user_agent: { what: "the browser", purpose: "to recognise one's own sessions", whose: "staff" },
      created_at: { what: "since when", purpose: "to recognise one's own sessions", whose: "staff" },
      seen_at: { what: "last used", purpose: "to recognise one's own sessions", whose: "staff" },
    },
    other: "id expires_at is_long",
  },
  staff_invitations: {
    subject: "Invitations of staff",
    ties: [{ email: "email" }],
    stored: expires,
    personal: {
      email: { what: "the address", purpose: "to invite somebody to the dashboard", whose: "staff" },
      invited_by: { what: "who invited", purpose: "to know whom to ask", whose: "staff" },
    },
    other: "id role created_at expires_at",
  },
  staff_invitation_links: {
    subject: "Links to accept an invitation",
    ties: ["none"],
    stored: [{ rule: "withItsRecord" }],
    personal: {},
    other: "token_hash invitation_id",
  },
  password_resets: {
    subject: "Links to set a new password",
    ties: [{ user: "user_id" }],
    stored: expires,
    personal: { user_id: userId },
    other: "token_hash created_at expires_at",
  },
  second_factors: {
    subject: "Second factors",
    ties: [{ user: "user_id" }],
    stored: account,
    personal: {
      user_id: userId,
      sealed_secret: { what: "the sealed secret", purpose: "to sign in", whose: "staff" },
    },
    other: "created_at confirmed_at last_step",
  },
  recovery_codes: {
    subject: "Recovery codes",
    ties: [{ user: "user_id" }],
    stored: account,
    personal: {
      user_id: userId,
      code_hash: { what: "a code of the recovery code", purpose: "to sign in", whose: "staff" },
      used_at: { what: "when it was used", purpose: "to take each once", whose: "staff" },
    },
    other: "",
  },
} satisfies Record<string, PersonalTable>;

/** Full-text indexes of the tables above, by triggers. Their rows go with those of the table. */
export const searchIndexes = {
  newsletter_subscribers_search: "newsletter_subscribers_terms",
  ai_impact_surveys_search: "ai_impact_surveys_terms",
  volunteer_applications_search: "volunteer_applications_terms",
  partnership_applications_search: "partnership_applications_terms",
  contact_submissions_search: "contact_submissions_terms",
  resource_reports_search: "resource_reports_terms",
  quarantined_submissions_search: "quarantined_submissions_terms",
  replies_search: "replies_terms",
  mail_answers_search: "mail_answers_terms",
} as const;

/** Nothing about a visitor or a member of staff. */
export const impersonalTables: Readonly<Record<string, string>> = {
  articles:
    "id title summary source url published_date created_at is_hidden version url_key held_for_review feed_id",
  article_counts: "source month total",
  reply_templates:
    "id name for_contact for_volunteer for_partnership for_report decision language subject text again_after_days version created_at",
  feeds:
    "id name url is_enabled publishes keep_words block_words etag last_modified last_fetched_at first_imported_at next_fetch_at claimed_until failures last_error named_feed last_item_count version created_at",
  feed_items: "url_key feed_id title summary source published_date seen_at url double_of",
  feed_last_items: "feed_id position url_key url title summary source published_date left_out",
  seeded_resources: "key",
  state_facts: "id state fact value address note source source_url as_of is_hidden created_at version",
  erasure_key: "id sealed_key",
  survey_answer_counts: "question answer people",
  form_daily_totals: "day form_name event_type total rolled_up",
  left_out_events: "day form_name event_type reason total",
  content_versions: "id articles resources survey newsletter",
  mailed_items: "kind item_id campaign_id",
  campaign_items: "campaign_id kind item_id position",
  newsletter_schedule: "id pattern since",
  test_mails: "id kind subject html text created_at",
  notification_batches: "id created_at",
  record_numbers: "table_name last",
  letter_folds: "letter plain",
  text_folding: "id version",
  text_refolding: "table_name after",
  worker_heartbeat: "id started_at seen_at jumped_from waited_ms starts",
  kysely_migration: "name timestamp",
  kysely_migration_lock: "id is_locked",
};

/** Full-text indexes and their vocabularies, of the tables above. */
export const impersonalIndexes = {
  articles_words: null,
  articles_parts: "articles_trigrams",
  articles_search: "articles_terms",
  support_resources_words: null,
  support_resources_parts: "support_resources_trigrams",
  support_resources_search: "support_resources_terms",
} as const;
