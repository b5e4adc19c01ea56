import { type ReactNode, useContext } from "react";
import { type FormErrorState, formMeta, SENT_PARAMETER } from "~/kits/forms/form-result";
import { LocationContext, RouteContext, RouterStateContext } from "~/lib/remix-internals";

interface InStateProps {
  errorState?: FormErrorState;
  sent?: string;
  sending?: string;
  children: ReactNode;
}

/** Sets the router state per component, because a page can only be in one state at a time. */
export function InState({ errorState, sent, sending, children }: InStateProps) {
  const state = useContext(RouterStateContext);
  const { location, navigationType } = useContext(LocationContext);
  const { matches } = useContext(RouteContext);
  const routeId = matches.at(-1)?.route.id;
  if (!state || routeId === undefined) return children;

  const formData = new FormData();
  if (sending) formData.set(formMeta.form, sending);
  const form = {
    formMethod: "post" as const,
    formAction: location.pathname,
    formEncType: "application/x-www-form-urlencoded" as const,
    formData,
    json: undefined,
    text: undefined,
  };
  const navigation = sending ? { state: "submitting" as const, location, ...form } : state.navigation;
  const search = sent ? `?${SENT_PARAMETER}=${sent}` : "";
  return (
    <LocationContext.Provider value={{ location: { ...location, search }, navigationType }}>
      <RouterStateContext.Provider
        value={{
          ...state,
          loaderData: { ...state.loaderData, root: { ...state.loaderData.root, sent } },
          actionData: errorState ? { [routeId]: errorState } : null,
          navigation,
        }}
      >
        {children}
      </RouterStateContext.Provider>
    </LocationContext.Provider>
  );
}
