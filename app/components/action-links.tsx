import type { Link, LinkTarget } from "~/content/links";
import { ButtonLink } from "./button";

interface ActionLinksProps {
  actions: readonly Link[];
  main?: LinkTarget | "none";
}

export function ActionLinks({ actions, main = actions[0]?.to ?? "none" }: ActionLinksProps) {
  return actions.map(({ label, to }) => (
    <ButtonLink key={to} to={to} kind={to === main ? "go" : "plain"}>
      {label}
    </ButtonLink>
  ));
}
