/**
 * Router internals that the site uses, each tested in `remix-internals.test.tsx`.
 */
import { useContext } from "react";
import { UNSAFE_DataRouterStateContext } from "react-router-dom";

export {
  UNSAFE_DataRouterStateContext as RouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from "react-router-dom";

/** Action data by route id. `useActionData` sees only the action of the route it is called in. */
export function useAllActionData(): Record<string, unknown> {
  return useContext(UNSAFE_DataRouterStateContext)?.actionData ?? {};
}
