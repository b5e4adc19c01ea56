import { useAllActionData } from "~/lib/remix-internals";
import { type FormErrorState, isFormErrorState } from "./form-result";

/** On any route of the page, for the document's title. */
export function useFormErrorState(): FormErrorState | undefined {
  return Object.values(useAllActionData()).find((data) => isFormErrorState(data));
}
