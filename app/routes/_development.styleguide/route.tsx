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

/** The folder name's first part, `_development`, excludes it from the production build (`remix.config.js`). */
export default function StyleguidePage() {
  return <Styleguide />;
}
