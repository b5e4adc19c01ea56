import { useAllActionData } from "~/lib/remix-internals";
import { type FormErrorState, isFormErrorState } from "./form-result";

/*
 * The last invalid submission on any route of the page, for the document's title, which the root renders.
 */
export function useFormErrorState(): FormErrorState | undefined {
  return Object.values(useAllActionData()).find((data) => isFormErrorState(data));
}
