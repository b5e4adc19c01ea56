import type { Link, LinkTarget } from "~/content/links";
import { useIsSet } from "~/lib/site-settings";
import { ButtonLink } from "./button";

interface ActionLinksProps {
  actions: readonly Link[];
  main?: LinkTarget | "none";
  size?: "regular" | "small";
}

/** Without the links whose address is not set. */
export function ActionLinks({
  actions,
  main = actions[0]?.to ?? "none",
  size = "regular",
}: ActionLinksProps) {
  return actions.filter(useIsSet()).map(({ label, to }) => (
    <ButtonLink key={to} to={to} size={size} kind={to === main ? "go" : "plain"}>
      {label}
    </ButtonLink>
  ));
}
