import { env } from "~/server/env.server";
import { siteSettings } from "~/server/site-settings.server";

/** What the root needs from the server in one module: in the browser, each shared one is an empty file to fetch. */
export { closeMenus } from "~/components/frame/close-menus.server";
export { browserScriptUrl } from "~/http/browser-scripts.server";
export { env };

/** One object for all requests: it is the key of what is rendered once. */
export const site = siteSettings(env);
