import { redirect } from "@remix-run/node";
import { languageOf, pathIn } from "~/content/page";
import { CLAIM_PARAMETER, parseState, statePath } from "~/content/resources/states";
import type { Database } from "~/database/open-database.server";
import type { PhoneView } from "~/features/resources/public/entry-view";
import { phoneView } from "~/features/resources/public/resource-view.server";
import type { Language } from "~/lib/contexts";
import { type HttpUrl, toHttpUrl } from "~/lib/http-url";
import { listFacts } from "./facts.queries.server";

export interface UnemploymentOffice {
  organization: string;
  phone: PhoneView | null;
  website: HttpUrl | null;
  note: string | null;
}

/** The office that takes claims in a state; undefined when nothing is known of it. @param state USPS code */
export async function findUnemploymentOffice(
  db: Database,
  state: string,
  language: Language,
): Promise<UnemploymentOffice | undefined> {
  const facts = await listFacts(db, [state]);
  const find = (name: string) => facts.find(({ fact }) => fact === name);
  const [office, phone, page] = [find("office"), find("phone"), find("claim_page")];
  if (!office && !phone && !page) return undefined;
  return {
    organization: office?.value ?? "",
    phone: phoneView({ phone_number: phone?.value ?? null, country: "US" }, language),
    website: toHttpUrl(page?.address ?? ""),
    note: office?.note ?? null,
  };
}

/** Where an address leads that names a state; with `CLAIM_PARAMETER` it is where that state takes claims. */
async function stateAddress(db: Database, { pathname, searchParams }: URL): Promise<string | undefined> {
  const state = parseState(searchParams.get("state"));
  if (state === undefined) return undefined;
  const language = languageOf(pathname);
  const office = searchParams.has(CLAIM_PARAMETER)
    ? await findUnemploymentOffice(db, state, language)
    : undefined;
  return office?.website ?? pathIn(language, statePath(state));
}

/** @throws a Response that leads to the state that a form names */
export async function followState(db: Database, url: URL): Promise<{ lacksState: boolean }> {
  const to = await stateAddress(db, url);
  if (to) throw redirect(to);
  return { lacksState: url.searchParams.has("state") };
}
