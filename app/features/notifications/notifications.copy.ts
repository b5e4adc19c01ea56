import { contactSubjects } from "~/content/contact";
import { problems } from "~/content/resources/resource-report";
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
  urgentOne: (kind: string) => `Urgent: ${kind}, somebody may be in danger`,
  urgentMany: (count: string) => `Urgent: ${count} new submissions, people may be in danger`,
  urgent: "Urgent: may be in danger. Please read it now: it is due within 4 hours.",
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

export function subjectLabel(code: string): string {
  return labels[code] ?? code;
}
