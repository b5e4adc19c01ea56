import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { parseState, statePath } from "~/content/resources/states";
import { page } from "~/content/resources/support-resources-page";

/** Leads to the page of the state that a form names, without one to the directory. */
export function loader({ request }: LoaderFunctionArgs): never {
  const { search, searchParams } = new URL(request.url);
  const state = parseState(searchParams.get("state"));
  throw redirect(state ? statePath(state) : page.path + search, state ? 302 : 301);
}
