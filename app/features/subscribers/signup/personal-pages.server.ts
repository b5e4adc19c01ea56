import { data, redirect } from "@remix-run/node";
import { newsletterWords } from "~/content/es/newsletter";
import { pathIn } from "~/content/page";
import { formMeta } from "~/kits/forms/form-result";
import { bodyErrorResponse, parseFormBody, requireFormBody } from "~/kits/forms/parse-form-body.server";
import type { Language } from "~/lib/contexts";
import { linkToken } from "~/lib/link-token";
import type { Services } from "~/server/services.server";
import { findSignupByToken, saveConfirmation } from "./confirm.server";
import {
  isTestLink,
  loadPreferences,
  METHOD_NOT_ALLOWED,
  savePreferences,
  unsubscribe,
} from "./personal-link.server";

// No loader changes anything: mail programs open links by themselves.

export async function loadConfirmPage(request: Request, { db }: Services, language: Language) {
  const token = linkToken(request);
  const signup = await findSignupByToken(db, token, new Date());
  const { title, description, confirmed, unknown } = newsletterWords[language].confirmPage;
  const shown = !signup ? unknown.heading : signup.isConfirmed ? confirmed.heading : title;
  const page = { title: shown, description };
  return data({ page, token: token ?? "", signup }, { status: signup ? 200 : 404 });
}

export async function confirm(request: Request, services: Services, language: Language) {
  if (request.method !== "POST") return data(null, METHOD_NOT_ALLOWED);
  const sent = await requireFormBody(request);
  return await saveConfirmation(services, linkToken(request), sent, new Date(), language);
}

/** Newsletters are the same for everybody, so that their links lead to the English page. */
function toOwnLanguage(request: Request, own: Language, language: Language): void {
  const { pathname, search } = new URL(request.url);
  if (own === "en" || own === language || !pathname.startsWith("/")) return;
  throw redirect(`${pathIn(own, `/${pathname.slice(1)}`)}${search}`, {
    headers: { "Cache-Control": "no-store" },
  });
}

export async function loadPreferencesPage(request: Request, { db }: Services, language: Language) {
  const token = linkToken(request);
  const preferences = await loadPreferences(db, token);
  if (preferences) toOwnLanguage(request, preferences.language, language);
  const asksToErase = new URL(request.url).searchParams.has("erase");
  const isTest = isTestLink(request);
  const { preferencesPage, unsubscribePage } = newsletterWords[language];
  const { title, description, eraseAsk, left } = preferencesPage;
  const page = { title, description };
  if (isTest) page.title = unsubscribePage.test.heading;
  else if (!preferences) page.title = unsubscribePage.unknown.heading;
  else if (asksToErase) page.title = eraseAsk.heading;
  else if (!preferences.isActive) page.title = left.heading;
  return data(
    { page, token: token ?? "", preferences, asksToErase, isTest },
    { status: preferences || isTest ? 200 : 404 },
  );
}

/** @param erase all that is known of the token's owner */
export async function changePreferences(
  request: Request,
  { db }: Services,
  language: Language,
  erase: (token: string) => Promise<unknown>,
) {
  const { erased, form } = newsletterWords[language].preferencesPage;
  if (request.method !== "POST") return data({ done: "nothing" }, METHOD_NOT_ALLOWED);
  const token = linkToken(request);
  const sent = await requireFormBody(request);
  if (isTestLink(request)) return data({ done: "nothing" }, { status: 200 });
  if (token === null || !(await loadPreferences(db, token)))
    return data({ done: "nothing" }, { status: 404 });
  if (sent.get(formMeta.form) === "erase") {
    await erase(token);
    return data({ done: "erased", title: erased.heading }, { status: 200 });
  }
  const problem = await savePreferences(db, token, sent, new Date(), language);
  return problem ?? data({ done: "saved", title: form.messages.success }, { status: 200 });
}

/** Who has left stays on the page: a mail program that unsubscribed with one click must not be sent elsewhere. */
export async function loadUnsubscribePage(request: Request, { db }: Services, language: Language) {
  const subscription = await loadPreferences(db, linkToken(request));
  if (subscription?.isActive) toOwnLanguage(request, subscription.language, language);
  const isTest = isTestLink(request);
  const { ask, description, left, test, unknown } = newsletterWords[language].unsubscribePage;
  const shown = isTest ? test : !subscription ? unknown : subscription.isActive ? ask : left;
  const page = { title: shown.heading, description };
  return data({ page, subscription, isTest }, { status: subscription || isTest ? 200 : 404 });
}

/** RFC 8058 one-click: no cookie, no login, and any body, since the address names the subscriber. */
export async function leave(request: Request, { db }: Services) {
  if (request.method !== "POST") return data({ left: false }, METHOD_NOT_ALLOWED);
  const body = await parseFormBody(request);
  if (!body.ok && body.status === 413) throw bodyErrorResponse(body);
  if (isTestLink(request)) return data({ left: false }, { status: 200 });
  const subscription = await unsubscribe(db, linkToken(request), new Date());
  return data({ left: subscription !== undefined }, { status: subscription ? 200 : 404 });
}
