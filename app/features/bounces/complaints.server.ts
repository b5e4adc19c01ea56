import * as z from "zod";
import { fieldGroups } from "./report-text";

/** What services say in JSON (Amazon SES), also inside of a notification of Amazon SNS. */
const notificationSchema = z.object({
  notificationType: z.string().optional(),
  eventType: z.string().optional(),
  bounce: z
    .object({
      bounceType: z.string().default(""),
      bounceSubType: z.string().default(""),
      bouncedRecipients: z
        .array(z.object({ status: z.string().optional(), diagnosticCode: z.string().optional() }))
        .default([]),
    })
    .optional(),
  complaint: z.object({ complaintFeedbackType: z.string().nullish() }).optional(),
  mail: z.object({ messageId: z.string().optional() }).optional(),
});

export type Notification = z.infer<typeof notificationSchema>;

const wrapperSchema = z.object({ Message: z.string() });

function parseJson(text: string): unknown {
  try {
    // Lines of a mail are cut wherever they are too long.
    return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1).replace(/\r?\n/g, ""));
  } catch {
    return undefined;
  }
}

export function readNotification(text: string): Notification | undefined {
  if (!/"(?:notificationType|eventType|Message)"/.test(text)) return undefined;
  const outer = parseJson(text);
  const wrapper = wrapperSchema.safeParse(outer);
  const parsed = notificationSchema.safeParse(wrapper.success ? parseJson(wrapper.data.Message) : outer);
  const type = parsed.success ? (parsed.data.notificationType ?? parsed.data.eventType) : undefined;
  return type === undefined ? undefined : parsed.data;
}

/** Takes a complaint back (RFC 6430), or is about signatures (RFC 6591). */
const NO_COMPLAINT = new Set(["not-spam", "auth-failure", "dmarc"]);

/** Outlook's programme and Apple's Mail have no report, but a field of their own. */
const OWN_FIELDS = ["x-hmxmroriginalrecipient", "x-apple-unsubscribe"];

export interface ComplaintParts {
  /** The text of a message/feedback-report (ARF, RFC 5965), also in a mail whose parts are damaged. */
  feedback: string | undefined;
  /** The names of header fields of the report and of the mails in it. */
  headers: readonly string[];
  notification: Notification | undefined;
}

/** @returns what it says of itself; null where it takes a complaint back or is none; undefined where it is another mail */
export function readComplaint({
  feedback,
  headers,
  notification,
}: ComplaintParts): string | null | undefined {
  if (feedback !== undefined) {
    const type =
      fieldGroups(feedback)
        .find((fields) => fields.has("feedback-type"))
        ?.get("feedback-type") ?? "abuse";
    return NO_COMPLAINT.has(type.toLowerCase()) ? null : `Feedback-Type: ${type}`;
  }
  if (notification?.complaint) {
    const type = notification.complaint.complaintFeedbackType ?? "abuse";
    return NO_COMPLAINT.has(type.toLowerCase()) ? null : `Feedback-Type: ${type}`;
  }
  const field = headers.find((name) => OWN_FIELDS.includes(name));
  return field === undefined ? undefined : `Complaint with ${field}`;
}
