import { redirect } from "@remix-run/node";
import { definePage } from "~/lib/page";
import { Styleguide } from "./styleguide.server";

export const { meta, handle } = definePage(
  {
    title: "Style guide",
    description: "Every token, component and state of the site, for those who build it.",
  },
  { interactive: false },
);

/** The forms of this page are for display only. */
export function action() {
  return redirect("/styleguide");
}

/**
 * Every token, component and state on one page. The folder's first name keeps it out of the production build
 * (`remix.config.js`), where its address is not found like any other that does not exist.
 */
export default function StyleguidePage() {
  return <Styleguide />;
}
