import { useAllActionData } from "~/lib/remix-internals";
import { isRefusedForm, type RefusedForm } from "./form-result";

/** The form that was just refused on any route of the page, for the document's title, which the root renders. */
export function useRefusedForm(): RefusedForm | undefined {
  return Object.values(useAllActionData()).find((data) => isRefusedForm(data));
}
