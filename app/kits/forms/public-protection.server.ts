import { isUnwritable } from "~/database/database-errors.server";
import { hasRoomForSubmission } from "~/database/disk-space.server";
import { clientIpBlock } from "~/http/client-ip.server";
import { consumeRateLimits, countRecentKeys } from "~/http/limits/rate-limit.server";
import { rateLimitRules } from "~/http/limits/rate-limit-rules";
import { countFormEvent } from "~/kits/form-events/count-form-event.server";
import { logger } from "~/lib/logger.server";
import { keyedHash } from "~/lib/secrets.server";
import type { PublicServices } from "~/server/services.server";
import { wordsOf } from "./define-form";
import type { FormHandler, Protect } from "./form-handler.server";
import { formMeta, tabSession } from "./form-result";
import { handleForms } from "./handle-forms.server";
import { signSent } from "./sent-mark.server";
import { submitDelay } from "./submit-delay.server";

/**
 * Spam protection of public forms: honeypot, minimum submit time, rate limits by IP address and by email address.
 * Counts completions and errors.
 */
export function publicProtection(services: PublicServices): Protect {
  const { db, env } = services;
  return ({ request, form, sent, now }) => {
    const { block, isPublic } = clientIpBlock(request, env.CLIENT_ADDRESS_HEADER);
    const visitor = keyedHash(env.SESSION_SECRET, "address", block);
    const count = (type: "complete" | "error", session: string | null) => {
      if (form.analytics) countFormEvent(request, services, { form: form.analytics, type, session }, now);
    };
    const email = (sent.get("email") ?? "").trim().toLowerCase();
    const senders = `${form.name}:email:${visitor}:`;
    const emailKey = senders + keyedHash(env.SESSION_SECRET, "email", email);
    // The IP address first: its denial adds no row for an email address.
    const limits = [
      ...(isPublic ? [{ ...rateLimitRules.formPosts, key: `${form.name}:address:${visitor}` }] : []),
      ...(email ? [{ ...rateLimitRules.formPostsOfEmail, key: emailKey }] : []),
    ];
    const isHoneypotFilled = Boolean(sent.get(formMeta.honeypot));
    return {
      visitor,
      sender: isPublic ? visitor : emailKey,
      sentMark: (danger) => signSent(env, { name: form.name, danger }, now),
      isHoneypotFilled,
      async admit() {
        if (
          !(await hasRoomForSubmission(db, { path: env.DATABASE_PATH, freeBytes: services.freeBytes }, now))
        ) {
          logger.error("form not saved, for the disk is nearly full", { form: form.name });
          return { denied: { status: 503, failure: form.messages.failure } };
        }
        const verdict = await consumeRateLimits(db, limits, now);
        if (!verdict.ok) {
          const { retryAfterSeconds } = verdict;
          return {
            denied: {
              status: 429,
              failure: wordsOf(form).tooOften(Math.ceil(retryAfterSeconds / 60)),
              retryAfterSeconds,
            },
          };
        }
        return {
          evidence: {
            honeypot: isHoneypotFilled,
            tooFast: await submitDelay.wait(block, new URL(request.url).pathname),
            ...(isPublic && { senders: await countRecentKeys(db, senders, now) }),
          },
        };
      },
      onSaved: (id) => count("complete", id),
      onInvalid(status, cause) {
        // Over a rate limit nothing is written.
        if (status !== 429 && !isUnwritable(cause)) count("error", tabSession(sent));
      },
    };
  };
}

/** The action of a public page with forms. */
export function handlePublicForms<Data = never, Extra extends object = object>(
  request: Request,
  services: PublicServices,
  handlers: readonly FormHandler<Data, Extra>[],
  options: { preserve?: string } = {},
) {
  return handleForms(request, handlers, { protect: publicProtection(services), ...options });
}
