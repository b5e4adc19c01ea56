import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { page } from "~/content/resources/support-resources-page";
import { stateAddress } from "~/features/states/office.server";
import { services } from "~/server/services.server";

/** Leads to the page of the state that a form names, without one to the directory. */
export async function loader({ request }: LoaderFunctionArgs): Promise<never> {
  const url = new URL(request.url);
  const to = await stateAddress(services.db, url);
  throw redirect(to ?? page.path + url.search, to ? 302 : 301);
}
