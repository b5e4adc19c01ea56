import { contactSubjects } from "~/content/contact";
import { problems } from "~/content/resource-report";
import { roleTitles } from "~/content/volunteer-roles";

export const staffMail = {
  kinds: {
    contact: "Contact message",
    volunteer: "Volunteer application",
    partnership: "Partnership application",
    survey: "Survey response",
    report: "Report about a resource",
  },
  one: (kind: string) => `New: ${kind}`,
  many: (count: string) => `${count} new submissions`,
  more: (count: string) => `And ${count} more:`,
  open: "Open it",
  dashboard: "Open the dashboard",
  reason:
    "You get this mail because your address is in the setting STAFF_MAIL_TO of the site. The people who run the site can change that.",
} as const;

const labels: Record<string, string> = {
  ...Object.fromEntries([...contactSubjects, ...problems].map(({ value, label }) => [value, label])),
  ...roleTitles,
};

/** What a submission is about, in words: its subject, role or problem by its code. Partnership types are words already. */
export function subjectLabel(code: string): string {
  return labels[code] ?? code;
}
