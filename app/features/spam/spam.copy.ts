import type { SubmissionForm } from "~/database/schema/schema.server";

/** Why a submission looks like spam. */
export type SpamReason =
  | { rule: "honeypot" | "without-sum" | "help-without-sum" | "too-fast" | "like-spam" | "like-suspected" }
  | { rule: "link-markup" | "link-in-name" | "other-script" | "gibberish-name" | "gibberish-text" }
  | { rule: "many-senders" | "repeated"; count: number }
  | { rule: "short-link" | "risky-domain"; host: string }
  | { rule: "words"; isSure: boolean; telling: string[] }
  | { rule: "mixed-scripts"; word: string };

const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(", ");

/** Stored with the submission, and read by staff. */
export function reasonText(reason: SpamReason): string {
  switch (reason.rule) {
    case "honeypot":
      return "A hidden field was filled in, as spam programs do.";
    case "without-sum":
      return "They could not solve the sum, and sent it without.";
    case "help-without-sum":
      return "They asked for help without solving the sum.";
    case "too-fast":
      return "It was sent within two seconds of opening the page.";
    case "many-senders":
      return `${reason.count} email addresses were used from one internet connection within the hour.`;
    case "like-spam":
      return "It has the same text as a message marked as spam.";
    case "like-suspected":
      return "It has the same text as another suspected message.";
    case "repeated":
      return `The same text was sent ${reason.count} times before within the hour.`;
    case "link-markup":
      return "It has links in code that only forums show.";
    case "short-link":
      return `A link hides where it leads: ${reason.host}.`;
    case "risky-domain":
      return `A link leads to a domain that spam often uses: ${reason.host}.`;
    case "link-in-name":
      return "The name has a link.";
    case "words":
      return reason.telling.length > 0
        ? `It reads like spam, above all ${quoted(reason.telling)}.`
        : "It reads like spam.";
    case "mixed-scripts":
      return `A word mixes the letters of two alphabets: “${reason.word}”.`;
    case "other-script":
      return "Name and text are in different alphabets.";
    case "gibberish-name":
      return "The name is made of random letters.";
    case "gibberish-text":
      return "The text is made of random letters.";
  }
}

export const formLabels: Record<SubmissionForm, string> = {
  contact: "Contact",
  volunteer: "Volunteer",
  partnership: "Partnership",
  survey: "Survey",
  report: "Report about a resource",
};
