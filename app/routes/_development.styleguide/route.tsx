import { type LinksFunction, redirect } from "@remix-run/node";
import { definePage } from "~/lib/page";
import legalStyles from "~/styles/legal.css";
import allStyles from "~/styles/staff.css";
import { Styleguide } from "./styleguide.server";

export const { meta, handle } = definePage({
  title: "Style guide",
  description: "Every token, component and state of the site, for those who build it.",
});

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: allStyles },
  { rel: "stylesheet", href: legalStyles },
];

/** The forms of this page are for display only. */
export function action() {
  return redirect("/styleguide");
}

/** The folder name's first part, `_development`, excludes it from the production build (`remix.config.js`). */
export default function StyleguidePage() {
  return <Styleguide />;
}
