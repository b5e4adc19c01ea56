import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { page } from "~/content/es/home";
import { stateAddress } from "~/features/states/office.server";
import { services } from "~/server/services.server";

/** Leads to the page of the state that a form names, without one to the start page in Spanish. */
export async function loader({ request }: LoaderFunctionArgs): Promise<never> {
  const to = await stateAddress(services.db, new URL(request.url));
  throw redirect(to ?? page.path, to ? 302 : 301);
}
