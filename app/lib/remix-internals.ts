/** Router internals, each tested in `remix-internals.test.tsx`. */
import { useContext } from "react";
import { UNSAFE_DataRouterStateContext } from "react-router-dom";

export {
  UNSAFE_DataRouterStateContext as RouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from "react-router-dom";

/** By route id; `useActionData` sees one route only. */
export function useAllActionData(): Record<string, unknown> {
  return useContext(UNSAFE_DataRouterStateContext)?.actionData ?? {};
}
