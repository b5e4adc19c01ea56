import { SiteLink } from "~/components/site-link";
import type { AlsoFrom } from "./load-also-from.server";

/** Links on a row's page what else came from its address. */
export function AlsoFromAddress({ also }: { also: AlsoFrom | null }) {
  if (!also) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      {also.links.length > 0 && <span className="text-soft">Also from this address:</span>}
      {also.links.map(({ label, to }) => (
        <SiteLink key={label} to={to} className="inline-block py-1">
          {label}
        </SiteLink>
      ))}
      <SiteLink to={also.person} className="inline-block py-1 font-semibold">
        Everything from this person
      </SiteLink>
    </p>
  );
}
