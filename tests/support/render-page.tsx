import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Outlet, type RouteObject } from "react-router-dom";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { SiteContext } from "~/lib/site-settings";
import { readEnvironment } from "~/server/read-environment.server";
import { siteSettings } from "~/server/site-settings.server";
import { organizationAddresses } from "./organization";

/**
 * Draws a page as the server does, at an address and with the organisation's default settings around it.
 *
 * @returns its markup
 */
export async function renderPage(path: `/${string}`, page: ReactNode, isSetUp = true): Promise<string> {
  const site = siteSettings(
    readEnvironment({
      SESSION_SECRET: "a secret for tests, long enough for the check",
      ...(isSetUp && organizationAddresses),
    }),
  );
  const routes: RouteObject[] = [
    {
      id: "root",
      path: "/",
      element: (
        <SiteContext.Provider value={site}>
          <Outlet />
        </SiteContext.Provider>
      ),
      children: [{ path: path.slice(1).replace(/\?.*/, ""), element: page }],
    },
  ];
  const context = await createStaticHandler(routes).query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error("The page returned a Response");
  const router = createStaticRouter(routes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}
