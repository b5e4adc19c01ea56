import { clientIpBlock } from "~/http/client-ip.server";
import { consumeRateLimit } from "~/http/limits/rate-limit.server";
import { rateLimitRules } from "~/http/limits/rate-limit-rules";
import type { ValuesOf } from "~/kits/forms/define-form";
import type { SubmissionResult } from "~/kits/forms/form-handler.server";
import { keyedHash } from "~/lib/keyed-hash.server";
import type { Services } from "~/server/services.server";
import { enqueueAccountMail } from "../enqueue-account-mail.server";
import { tooManyTries } from "../sessions/sign-in-rate-limits.server";
import type { forgotPasswordForm } from "./forgot-password.form";

/** The worker looks the account up, so that neither response nor timing reveals it; committed before the response. */
export async function requestPasswordReset(
  request: Request,
  { db, env }: Services,
  { email }: ValuesOf<typeof forgotPasswordForm>,
  now: Date,
): Promise<SubmissionResult> {
  const hash = (purpose: string, text: string) => keyedHash(env.SESSION_SECRET, purpose, text);
  const { block, isPublic } = clientIpBlock(request, env.CLIENT_ADDRESS_HEADER);
  const byAddress = { ...rateLimitRules.passwordResets, key: `reset:address:${hash("address", block)}` };
  const byEmail = {
    ...rateLimitRules.passwordResetsOfEmail,
    key: `reset:email:${hash("email", email.toLowerCase())}`,
  };
  for (const limit of isPublic ? [byAddress, byEmail] : [byEmail]) {
    const result = await consumeRateLimit(db, limit, now);
    if (!result.ok) return { ...result, status: 429, failure: tooManyTries(result.retryAfterSeconds) };
  }
  await enqueueAccountMail(db, "password reset", email, now);
  return { ok: true };
}
