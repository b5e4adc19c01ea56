/** What the root needs from the server in one module: in the browser, each shared one is an empty file to fetch. */
export { closeMenus } from "~/components/close-menus.server";
export { browserScriptUrl } from "~/server/browser-scripts.server";
export { env } from "~/server/env.server";
export { siteSettings } from "~/server/site-settings.server";
