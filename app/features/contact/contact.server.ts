import { NEW_SUM_PARAMETER } from "~/content/contact";
import { contactWords } from "~/content/es/contact";
import type { Database } from "~/database/open-database.server";
import { labelsOfPage } from "~/database/schema/language-label";
import { findDanger } from "~/features/crisis/find-danger.server";
import { saveSubmission } from "~/features/spam/save-submission.server";
import { isRepeated } from "~/features/spam/submissions.queries.server";
import type { ValuesOf } from "~/kits/forms/define-form";
import {
  createFormHandler,
  dedupeWindowStart,
  type FormHandler,
  type SubmissionEvidence,
  type SubmissionResult,
} from "~/kits/forms/form-handler.server";
import { type OneTimeFields, SENT_PARAMETER } from "~/kits/forms/form-result";
import type { SentFields } from "~/kits/forms/parse-form-body.server";
import type { Language } from "~/lib/contexts";
import { logger } from "~/lib/logger.server";
import { contentHash, type Secrets } from "~/lib/secrets.server";
import type { Services } from "~/server/services.server";
import {
  type Challenge,
  challengeOfMinute,
  deleteChallengesExpiredBefore,
  insertUsedChallenge,
  makeChallenge,
  readChallenge,
  signChallenge,
  solves,
  usageKey,
} from "./challenge.server";
import { type contactForm, contactForms } from "./contact.form";

type ContactMessage = Pick<ValuesOf<typeof contactForm>, "name" | "email" | "subject" | "message">;

interface SolvedChallenge extends Pick<Challenge, "expiresAt"> {
  /** See `usageKey`. */
  usage: string;
}

const captchaWords = (language: Language) => contactWords[language].contactPage.form;
const refused = (securityAnswer: string): SubmissionResult => ({ ok: false, errors: { securityAnswer } });

async function use(trx: Database, { expiresAt, usage }: SolvedChallenge, now: Date): Promise<boolean> {
  if (expiresAt <= now) return false;
  return await insertUsedChallenge(trx, { nonce: usage, expires_at: expiresAt.toISOString() });
}

/**
 * Saves the message and the used captcha in one transaction. A duplicate is accepted despite its used captcha, and not saved.
 * @param challenge null for a message that needs none
 */
export function saveMessage(
  db: Database,
  message: ContactMessage,
  challenge: SolvedChallenge | null,
  now: Date,
  evidence: SubmissionEvidence = {},
  language: Language = "en",
): Promise<SubmissionResult> {
  const content_hash = contentHash({ ...message });
  return db.transaction().execute(async (trx) => {
    if (await isRepeated(trx, "contact_submissions", content_hash, dedupeWindowStart(now)))
      return { ok: true, id: null };
    await deleteChallengesExpiredBefore(trx, now.toISOString());
    // Who filled in the honeypot is asked to send it again, with the same captcha.
    // The answer was right, but the time is over, or somebody behind the same address was faster.
    if (challenge && !evidence.honeypot && !(await use(trx, challenge, now)))
      return refused(captchaWords(language).spentSum);
    const labels = labelsOfPage(language);
    const row = { ...message, labels, content_hash, created_at: now.toISOString() };
    const { name, email, message: text } = message;
    const id = await saveSubmission(trx, { form: "contact", row, name, email, text }, now, evidence);
    return { ok: true, id };
  });
}

function parts(secrets: Secrets, challenge: Challenge, language: Language): OneTimeFields {
  const { first, second } = challenge;
  return {
    values: { challenge: signChallenge(secrets, challenge) },
    labels: { securityAnswer: captchaWords(language).sum(first, second) },
  };
}

/** The page's sum, and whether other visitors get the same. After a sent message it is another one than before. */
export function sumOf(secrets: Secrets, params: URLSearchParams, now: Date, language: Language) {
  const isShared = !params.has(NEW_SUM_PARAMETER) && !params.has(SENT_PARAMETER);
  const challenge = isShared ? challengeOfMinute(secrets, now) : makeChallenge(now);
  return { isShared, sum: parts(secrets, challenge, language) };
}

/** Nobody in danger is asked for a sum, and what is sent without one is never refused. */
function needsSum(sent: SentFields): boolean {
  return !sent.get("withoutSum") && findDanger(sent.get("message") ?? "") === undefined;
}

/** Why the answer does not count; undefined where it does. */
function problemWithSum(secrets: Secrets, sent: SentFields, language: Language): string | undefined {
  const { wrongAnswer, spentSum } = captchaWords(language);
  const token = sent.get("challenge") ?? "";
  const challenge = readChallenge(secrets, token);
  if (challenge) return solves(challenge, sent.get("securityAnswer") ?? "") ? undefined : wrongAnswer;
  if (token === "") return wrongAnswer;
  // Whoever solved it may have solved it right: that is for the operator to know.
  logger.warn(
    "The sum of a contact form could not be read: it is made up, or made with another SESSION_SECRET",
  );
  return spentSum;
}

export function contactHandler({ db, env: secrets }: Services, language: Language = "en"): FormHandler {
  const handler = createFormHandler(
    contactForms[language],
    async ({ challenge: token, securityAnswer, withoutSum, ...message }, { now, evidence, sender }) => {
      const isNeeded = !withoutSum && findDanger(message.message) === undefined;
      const challenge = readChallenge(secrets, token);
      const isSolved = challenge !== undefined && solves(challenge, securityAnswer);
      if (isNeeded && !isSolved) return refused(captchaWords(language).wrongAnswer);
      const used =
        isNeeded && challenge
          ? { expiresAt: challenge.expiresAt, usage: usageKey(secrets, challenge, sender) }
          : null;
      const asked = { ...evidence, withoutSum, asksForHelp: message.subject === "support" };
      const result = await saveMessage(db, message, used, now, asked, language);
      return result.ok ? { ...result, params: { subject: message.subject } } : result;
    },
    {
      quarantines: true,
      findDanger,
      rule: (sent) => {
        const problem = needsSum(sent) ? problemWithSum(secrets, sent, language) : undefined;
        return problem === undefined ? {} : { securityAnswer: problem };
      },
      // A right answer stays when something else was invalid: one captcha is enough for one message.
      regenerate: (sent, errors) => {
        const challenge = readChallenge(secrets, sent.get("challenge") ?? "");
        if (challenge && !errors.securityAnswer) return parts(secrets, challenge, language);
        const { values, labels } = parts(secrets, makeChallenge(new Date()), language);
        return { values: { ...values, securityAnswer: "" }, labels };
      },
    },
  );
  // An answer that is not needed may be empty.
  const answered = (sent: SentFields) => new Map([...sent, ["securityAnswer", "0"] as const]);
  return { ...handler, validate: (sent) => handler.validate(needsSum(sent) ? sent : answered(sent)) };
}
