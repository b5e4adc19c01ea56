import { formatPeriod, periodBefore } from "~/lib/time/period";
import {
  addedByAnswers,
  addedToEachForm,
  BACKUP_MONTHS,
  type PersonalColumn,
  type PersonalTable,
  personalTables,
  type RetentionName,
  type RetentionRule,
  retention,
  type StoredRow,
} from "../privacy/personal-data";
import {
  detailsChecked,
  type LegalBlock,
  type LegalDocument,
  list,
  paragraph,
  subheading,
} from "./legal-document";

/** "a, b and c"; "a; b; and c" when one has commas. */
function joined(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  if (parts.length < 2) return last;
  const rest = parts.slice(0, -1);
  return parts.some((part) => part.includes(","))
    ? `${rest.join("; ")}; and ${last}`
    : `${rest.join(", ")} and ${last}`;
}

const wordsOf = (columns: readonly PersonalColumn[]) => [...new Set(columns.map(({ what }) => what))];
const named = (columns: readonly PersonalColumn[]) => joined(wordsOf(columns));

const shared: readonly PersonalColumn[] = [...addedToEachForm, ...addedByAnswers];

/** A longer remark is folded, under words that say what it is. */
const SHORT_REMARK = 150;

/** A line for each table: "Contact form: your name, your email address, the subject and your message." */
const remarkLabel = "What becomes of a count";

function collected(how: NonNullable<PersonalTable["collected"]>): LegalBlock {
  const items = Object.values<PersonalTable>(personalTables)
    .filter((table) => table.collected === how)
    .map(({ subject, personal, remark }) => {
      const columns = Object.values(personal).filter(
        (column) => column.whose === undefined && !shared.includes(column),
      );
      const isFolded = remark !== undefined && remark.length > SHORT_REMARK;
      const shown = [`${named(columns)}.`, !isFolded && remark].filter(Boolean).join(" ");
      return { name: `${subject}:`, shown, ...(isFolded && { more: { label: remarkLabel, text: remark } }) };
    });
  return { kind: "records", items };
}

const withEachForm = [
  paragraph("With each we store:"),
  list(...addedToEachForm.map(({ what, purpose }) => `${what}, ${purpose}`)),
  paragraph(
    `When our staff answer, they add ${named(addedByAnswers)}. What you send from a page in Spanish gets the label “spanish”, so that the answer is in Spanish.`,
  ),
];

const backups = { months: BACKUP_MONTHS };

/** These are about what visitors send, and stand first. */
const sentRules: readonly string[] = ["support", "subscription", "signups"] satisfies RetentionName[];

/** Rows of the retention section, those without an end first, then the longest. */
const periods = [
  ...Object.entries<RetentionRule>(retention).map(([name, { policy, worker, staff }]) => ({
    isSent: sentRules.includes(name),
    period: worker ?? staff,
    row: policy?.(formatPeriod(worker ?? staff ?? {})),
  })),
  {
    isSent: true,
    period: { years: 7 },
    row: {
      what: "Financial records, such as gifts and grants",
      howLong: "7 years. They are not kept on this site.",
    },
  },
  {
    isSent: false,
    period: backups,
    row: {
      what: "Copies of our database, in case it is lost",
      howLong: `Up to ${formatPeriod(backups)}. If we go back to one, what you erased is erased again before anyone can use it.`,
    },
  },
]
  .map(({ period, ...row }) => ({
    ...row,
    since: period ? periodBefore(new Date(0), period).getTime() : -9e15,
  }))
  .toSorted((one, other) => one.since - other.since);

const periodRows = (areSent: boolean): StoredRow[] =>
  periods.flatMap(({ isSent, row }) => (isSent === areSent ? (row ?? []) : []));

export const privacyPolicy = {
  page: {
    path: "/privacy-policy",
    title: "Privacy Policy",
    description:
      "What we store when you write, apply, subscribe or answer our survey. Why we need it, who sees it, and how long we keep it.",
  },
  heading: "Privacy Policy",
  updated: { label: "Last updated January 2025", iso: "2025-01" },
  checked: detailsChecked,
  datesLink: { label: "What the dates mean", to: "#changes" },
  intro:
    "In short: we keep what you send us, use it to help you, and sell nothing. We never tell your employer that you wrote. You need no account, and we set no cookies for visitors.",
  action: { label: "See or erase your data", to: "/your-data" },
  contentsLabel: "On this page",
  sections: [
    {
      id: "commitment",
      heading: "Our commitment",
      blocks: [
        paragraph(
          { setting: "organization" },
          " works for people who lost work to AI and automation. Many write to us in a hard week. We treat what you tell us the way we would want our own story treated.",
        ),
        paragraph(
          "We ask only for what we need. We do not sell, rent or trade personal data. We show you no ads, and no advertising or tracking company has code on this site. No form whose answers we keep asks about your immigration status.",
        ),
        subheading("If somebody else uses this device"),
        paragraph(
          "We do not store what you search for, or what you enter in My dates. Your browser's history may show your searches: clear it, or use a private window.",
        ),
        paragraph("Only this browser keeps:"),
        list(
          "Ticks on the list of your first seven days, until you press “Clear ticks” there",
          "Your own list of entries from the directory, until you remove them. To show it, the browser asks us for those entries, and we do not store which.",
          "An unfinished survey, in its tab, until you send it or close the tab",
        ),
        paragraph("To remove all of it at once, delete the data of this site in the browser's settings."),
      ],
    },
    {
      id: "information-collected",
      heading: "Information collected",
      blocks: [
        subheading("What you send us"),
        paragraph("Mostly what you type into a form, and when."),
        collected("sent"),
        ...withEachForm,
        subheading("Cookies"),
        paragraph(
          "We set no cookies for visitors. Only staff who sign in to the dashboard get any. They keep them signed in, and show that they have signed in with this browser before.",
        ),
        subheading("Other companies"),
        list(
          [
            {
              withThumbnails:
                "Videos: still pictures on our Videos page come from YouTube. When your browser loads them, YouTube sees your network address. No YouTube player runs on our site.",
              unset: "Videos: our Videos page links to YouTube. We load nothing from there.",
            },
          ],
          {
            place: "donate",
            content: [
              "Donations: you give on an outside platform. We never see your card number. The platform may tell us your name, your email address and the amount.",
            ],
          },
          "The sites that we link to are run by others, under their own privacy rules.",
        ),
        subheading("What the site notes by itself"),
        collected("noted"),
      ],
    },
    {
      id: "use",
      heading: "Use of information",
      blocks: [
        paragraph("We use what we hold to:"),
        list(
          "answer you and find help that fits",
          "decide on volunteer and partnership applications",
          "check and correct the directory entries that you report",
          "send the newsletter or team updates you asked for",
          "publish survey totals, with no names and no exact figure for a group smaller than 5",
          "see which forms do not work for people, and fix them",
          "keep spam and attacks away",
        ),
        paragraph(
          "A program sorts what you send, by signs of danger and of spam. People read it, decide and answer.",
        ),
      ],
    },
    {
      id: "sharing",
      heading: "Sharing",
      blocks: [
        paragraph("Your data is seen only by:"),
        list(
          "our staff, who need a password and only see it to do their work",
          "the companies that run our server and carry our email, who may use it only for that",
          "a helper or partner group, if you tell us to pass your request on",
          "a court or public office, where the law leaves us no choice",
        ),
        paragraph("We never tell your employer, or a past one, that you wrote to us."),
      ],
    },
    {
      id: "security",
      heading: "Security",
      blocks: [
        list(
          "Staff must sign in, and the server checks their right to see data each time they ask for a page.",
          "Staff passwords are stored only as codes that cannot be turned back.",
          "No visitor's browser can read what others have sent. Survey totals are worked out on our server.",
          "The public site runs over an encrypted connection (https).",
        ),
        paragraph(
          "No site is perfectly safe. If your data gets into the wrong hands, we will tell you what happened and what we are doing.",
        ),
      ],
    },
    {
      id: "rights",
      heading: "Your rights",
      blocks: [
        paragraph("You can ask us at any time to:"),
        list(
          "show you what we hold about you and send you a copy",
          "correct what is wrong",
          "delete it",
          "stop using it for a purpose you do not agree with",
        ),
        paragraph(
          "You can see, copy and delete what belongs to your email address at once, without asking anyone: ",
          { label: "Your data", to: "/your-data" },
          `. What you erase leaves our backup copies within ${formatPeriod(backups)}. For anything else, write to `,
          { setting: "legal-email" },
          ". We answer privacy requests within 30 days.",
        ),
        paragraph(
          "To leave the newsletter you need not ask. Each email has a link that takes you off the list, and one that shows your choices. There you can change them, or erase all that our mailing list holds about you.",
        ),
      ],
    },
    {
      id: "retention",
      heading: "Retention",
      blocks: [
        paragraph(
          "We keep data as long as we need it. When you erase everything, a scrambled code of your address stays, so that we do not write to you again:",
        ),
        {
          kind: "periods",
          head: { what: "What", howLong: "How long" },
          rows: periodRows(true),
          more: { summary: "How long we keep everything else", rows: periodRows(false) },
        },
        paragraph(
          "The site deletes by itself what has reached its time, except support records. It checks every hour.",
        ),
        paragraph("If you ask us to delete something sooner, we do, unless a law says we must keep it."),
      ],
    },
    {
      id: "childrens-privacy",
      heading: "Children's privacy",
      blocks: [
        paragraph(
          "This site is for adults. We do not knowingly collect anything from children under 13. If you think a child has written to us, tell us and we will delete it.",
        ),
      ],
    },
    {
      id: "changes",
      heading: "Changes to this policy",
      blocks: [
        paragraph(
          "The first date at the top is that of the last change to what we promise, the second that of the last time we compared the details with the site. If a promise changes, this page says what changed and when.",
        ),
      ],
    },
    {
      id: "contact",
      heading: "Contact",
      blocks: [
        paragraph("Questions about your data? Use our ", { label: "contact form", to: "/contact" }, "."),
        {
          kind: "mailboxes",
          lead: "You can also write to us:",
          items: [
            { label: "Email", setting: "legal-email" },
            { label: "Letter", setting: "postal-address" },
          ],
        },
      ],
    },
  ],
} satisfies LegalDocument;
