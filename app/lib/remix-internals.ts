/**
 * What the site uses of the router that its public API does not offer. `remix-internals.test.tsx` says which assumption
 * an upgrade has broken.
 */
import { useContext } from "react";
import { UNSAFE_DataRouterStateContext } from "react-router-dom";

export {
  UNSAFE_DataRouterStateContext as RouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from "react-router-dom";

/** What actions have returned, by route id. `useActionData` sees only the action of the route it is called in. */
export function useAllActionData(): Record<string, unknown> {
  return useContext(UNSAFE_DataRouterStateContext)?.actionData ?? {};
}
