import { useContext } from "react";
import { UNSAFE_DataRouterStateContext } from "react-router-dom";
import { isRefusedForm, type RefusedForm } from "./form-result";

/**
 * The form that was just refused on any route of the page, for the document's title, which the root draws.
 *
 * `useActionData` only sees the action of the route it is called in; the router's state has them all.
 */
export function useRefusedForm(): RefusedForm | undefined {
  const state = useContext(UNSAFE_DataRouterStateContext);
  return Object.values(state?.actionData ?? {}).find((data) => isRefusedForm(data));
}
