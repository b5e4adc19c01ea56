import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { page } from "~/content/es/home";
import { pathIn } from "~/content/page";
import { parseState, statePath } from "~/content/resources/states";

/** Leads to the page of the state that a form names, without one to the start page in Spanish. */
export function loader({ request }: LoaderFunctionArgs): never {
  const state = parseState(new URL(request.url).searchParams.get("state"));
  throw redirect(state ? pathIn("es", statePath(state)) : page.path, state ? 302 : 301);
}
