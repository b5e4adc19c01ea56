import type { ValuesOf } from "~/kits/forms/define-form";
import type { SubmissionResult } from "~/kits/forms/form-handler.server";
import { clientIpBlock } from "~/server/client-ip.server";
import { keyedHash } from "~/server/keyed-hash.server";
import { consumeRateLimit } from "~/server/rate-limit.server";
import type { Services } from "~/server/services.server";
import { enqueueAccountMail } from "../enqueue-account-mail.server";
import { tooManyTries } from "../sign-in/sign-in-rate-limits.server";
import type { forgotPasswordForm } from "./forgot-password.form";

/** Enough for a user who does not find the mail in the spam folder. */
const PER_EMAIL = { limit: 4, windowSeconds: 60 * 60 };
const PER_PUBLIC_IP = { limit: 30, windowSeconds: 60 * 60 };

/** The worker looks the account up, so that neither response nor timing reveals it; committed before the response. */
export async function requestPasswordReset(
  request: Request,
  { db, env }: Services,
  { email }: ValuesOf<typeof forgotPasswordForm>,
  now: Date,
): Promise<SubmissionResult> {
  const hash = (purpose: string, text: string) => keyedHash(env.SESSION_SECRET, purpose, text);
  const { block, isPublic } = clientIpBlock(request, env.CLIENT_ADDRESS_HEADER);
  const byAddress = { ...PER_PUBLIC_IP, key: `reset:address:${hash("address", block)}` };
  const byEmail = { ...PER_EMAIL, key: `reset:email:${hash("email", email.toLowerCase())}` };
  for (const limit of isPublic ? [byAddress, byEmail] : [byEmail]) {
    const result = await consumeRateLimit(db, limit, now);
    if (!result.ok) return { ok: false, status: 429, failure: tooManyTries(result.retryAfterSeconds) };
  }
  await enqueueAccountMail(db, "password reset", email, now);
  return { ok: true };
}
