import type { Link, LinkTarget } from "~/content/links";
import { ButtonLink } from "./button";

interface ActionLinksProps {
  actions: readonly Link[];
  /** Where the one leads that stands out; the first unless another, or none of them, is meant to. */
  main?: LinkTarget | "none";
}

/** What to do from here, as buttons side by side: of a page's opening, or of a call to action. */
export function ActionLinks({ actions, main = actions[0]?.to ?? "none" }: ActionLinksProps) {
  return actions.map(({ label, to }) => (
    <ButtonLink key={to} to={to} kind={to === main ? "go" : "plain"}>
      {label}
    </ButtonLink>
  ));
}
