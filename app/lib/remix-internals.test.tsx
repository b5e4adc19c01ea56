import { useContext } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, it } from "vitest";
import { assumptionAbout } from "#tests/support/framework";
import { LocationContext, RouteContext, RouterStateContext, useAllActionData } from "./remix-internals";

let seen: unknown;
function Probe() {
  const { location } = useContext(LocationContext);
  const { matches } = useContext(RouteContext);
  const navigation = useContext(RouterStateContext)?.navigation.state;
  seen = {
    actionData: useAllActionData(),
    navigation,
    pathname: location.pathname,
    route: matches.at(-1)?.route.id,
  };
  return null;
}

it("reads the router's state, location and matches from its private contexts", async () => {
  const routes = [{ id: "page", path: "/page", action: () => ({ refused: true }), Component: Probe }];
  const { query } = createStaticHandler(routes);
  const body = new URLSearchParams({ form: "contact" });
  const context = await query(new Request("http://localhost/page", { method: "POST", body }));
  if (context instanceof Response) throw new Error("The router returned a Response");
  renderToString(<StaticRouterProvider context={context} router={createStaticRouter(routes, context)} />);

  const assumption =
    "DataRouterStateContext holds `actionData` by route id and `navigation`, LocationContext `location`, RouteContext `matches`";
  expect(seen, assumptionAbout("react-router-dom", assumption, "app/lib/remix-internals.ts")).toEqual({
    actionData: { page: { refused: true } },
    navigation: "idle",
    pathname: "/page",
    route: "page",
  });
});
