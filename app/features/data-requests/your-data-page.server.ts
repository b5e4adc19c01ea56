import { data } from "@remix-run/node";
import { yourDataWords } from "~/content/es/your-data";
import { findLinkToken, METHOD_NOT_ALLOWED } from "~/features/subscribers/signup/personal-link.server";
import { requireFormBody } from "~/kits/forms/parse-form-body.server";
import type { Language } from "~/lib/contexts";
import { linkToken } from "~/lib/link-token";
import { requester } from "./data-link.server";
import { type DescribedPerson, describeHeld } from "./describe-held";
import { type ErasureServices, eraseAddress } from "./erase-person.server";
import { findHeldData } from "./find-person.queries.server";

export interface YourData extends DescribedPerson {
  token: string;
  asksToErase: boolean;
  /** A subscriber chooses with it which mails come. */
  mailsToken: string | undefined;
}

async function findYourData(
  services: ErasureServices,
  request: Request,
  now: Date,
  language: Language,
): Promise<YourData | undefined> {
  const address = await requester(services, request, now);
  if (address === undefined) return undefined;
  return {
    token: linkToken(request) ?? "",
    ...describeHeld(await findHeldData(services.db, address), language),
    asksToErase: new URL(request.url).searchParams.has("erase"),
    mailsToken: await findLinkToken(services.db, address),
  };
}

/** Changes nothing: mail programs open links by themselves. */
export async function loadYourData(request: Request, services: ErasureServices, language: Language) {
  const held = await findYourData(services, request, new Date(), language);
  const { unknown, ask, title, description } = yourDataWords[language].heldPage;
  const page = { title: !held ? unknown.heading : held.asksToErase ? ask.title : title, description };
  return data({ page, held }, { status: held ? 200 : 404 });
}

export async function eraseYourData(request: Request, services: ErasureServices, language: Language) {
  if (request.method !== "POST") return data({ erased: false }, METHOD_NOT_ALLOWED);
  await requireFormBody(request);
  const now = new Date();
  const email = await requester(services, request, now);
  if (email === undefined) return data({ erased: false }, { status: 404 });
  await eraseAddress(services, { email, scope: "everything", now });
  return data({ erased: true, title: yourDataWords[language].heldPage.erased.heading });
}
