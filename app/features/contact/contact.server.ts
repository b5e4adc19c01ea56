import { NEW_SUM_PARAMETER } from "~/content/contact";
import type { Database } from "~/database/open-database.server";
import { saveSubmission } from "~/features/spam/save-submission.server";
import { isRepeated } from "~/features/spam/submissions.queries.server";
import type { ValuesOf } from "~/kits/forms/define-form";
import { dedupeWindowStart } from "~/kits/forms/duplicate-submissions.server";
import {
  createFormHandler,
  type FormHandler,
  type SubmissionEvidence,
  type SubmissionResult,
} from "~/kits/forms/form-handler.server";
import { type OneTimeFields, SENT_PARAMETER } from "~/kits/forms/form-result";
import { contentHash, type Secrets } from "~/lib/keyed-hash.server";
import type { Services } from "~/server/services.server";
import {
  type Challenge,
  challengeOfMinute,
  makeChallenge,
  readChallenge,
  signChallenge,
  solves,
  usageKey,
} from "./challenge.server";
import { contactForm, spentSum, wrongAnswer } from "./contact.form";
import { deleteChallengesExpiredBefore, insertUsedChallenge } from "./contact.queries.server";

type ContactMessage = Pick<ValuesOf<typeof contactForm>, "name" | "email" | "subject" | "message">;

interface SolvedChallenge extends Pick<Challenge, "expiresAt"> {
  /** See `usageKey`. */
  usage: string;
}

const wrongCaptcha: SubmissionResult = { ok: false, errors: { securityAnswer: wrongAnswer } };
/** The answer was right, but the time is over, or somebody behind the same address was faster. */
const spentCaptcha: SubmissionResult = { ok: false, errors: { securityAnswer: spentSum } };

/** One transaction for message and used captcha. A duplicate is accepted despite its used captcha, and not saved. */
export function saveMessage(
  db: Database,
  message: ContactMessage,
  { expiresAt, usage }: SolvedChallenge,
  now: Date,
  evidence: SubmissionEvidence = {},
): Promise<SubmissionResult> {
  const content_hash = contentHash({ ...message });
  return db.transaction().execute(async (trx) => {
    if (await isRepeated(trx, "contact_submissions", content_hash, dedupeWindowStart(now)))
      return { ok: true, id: null };
    if (expiresAt <= now) return spentCaptcha;
    await deleteChallengesExpiredBefore(trx, now.toISOString());
    // Who filled in the honeypot is asked to send it again, with the same captcha.
    const isUsed =
      !evidence.honeypot &&
      !(await insertUsedChallenge(trx, { nonce: usage, expires_at: expiresAt.toISOString() }));
    if (isUsed) return spentCaptcha;
    const row = { ...message, content_hash, created_at: now.toISOString() };
    const { name, email, message: text } = message;
    const id = await saveSubmission(trx, { form: "contact", row, name, email, text }, now, evidence);
    return { ok: true, id };
  });
}

function parts(secrets: Secrets, challenge: Challenge): OneTimeFields {
  const { first, second } = challenge;
  return {
    values: { challenge: signChallenge(secrets, challenge) },
    labels: { securityAnswer: `What is ${first} + ${second}?` },
  };
}

function newSum(secrets: Secrets, now: Date): OneTimeFields {
  return parts(secrets, makeChallenge(now));
}

/** The page's sum, and whether other visitors get the same. After a sent message it is another one than before. */
export function sumOf(secrets: Secrets, params: URLSearchParams, now: Date) {
  const isShared = !params.has(NEW_SUM_PARAMETER) && !params.has(SENT_PARAMETER);
  return { isShared, sum: isShared ? parts(secrets, challengeOfMinute(secrets, now)) : newSum(secrets, now) };
}

export function contactHandler({ db, env: secrets }: Services): FormHandler {
  const solved = (token: string, answer: string) => {
    const challenge = readChallenge(secrets, token);
    return challenge && solves(challenge, answer) ? challenge : undefined;
  };
  return createFormHandler(
    contactForm,
    async ({ challenge: token, securityAnswer, ...message }, { now, evidence, sender }) => {
      const challenge = solved(token, securityAnswer);
      if (!challenge) return wrongCaptcha;
      const { expiresAt } = challenge;
      const usage = usageKey(secrets, challenge, sender);
      const result = await saveMessage(db, message, { expiresAt, usage }, now, evidence);
      return result.ok ? { ...result, params: { subject: message.subject } } : result;
    },
    {
      quarantines: true,
      rule: (sent) => {
        const right = solved(sent.get("challenge") ?? "", sent.get("securityAnswer") ?? "");
        return right ? {} : { securityAnswer: wrongAnswer };
      },
      // A right answer stays when something else was invalid: one captcha is enough for one message.
      regenerate: (sent, errors) => {
        const challenge = readChallenge(secrets, sent.get("challenge") ?? "");
        if (challenge && !errors.securityAnswer) return parts(secrets, challenge);
        const { values, labels } = newSum(secrets, new Date());
        return { values: { ...values, securityAnswer: "" }, labels };
      },
    },
  );
}
