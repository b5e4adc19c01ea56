import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { recordBrowserEvent, recordScriptlessView } from "~/features/dashboard/record-event.server";
import { services } from "~/server/services.server";

/** The image in a form's `<noscript>`: asking for it counts one view of the form. */
export function loader({ request }: LoaderFunctionArgs) {
  return recordScriptlessView(request, services);
}

export function action({ request }: ActionFunctionArgs) {
  return recordBrowserEvent(request, services);
}
