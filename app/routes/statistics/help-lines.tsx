import { PhoneLinks } from "~/components/phone-links";
import { SiteLink } from "~/components/site-link";
import { emptyHelp } from "~/content/crisis-card";
import { statisticsPage } from "~/content/statistics-page";

/** Beside every figure about deaths. */
export function HelpLines() {
  const { text, link } = statisticsPage.help;
  return (
    <div className="mt-3 border-l-4 border-red bg-tint-red px-4 py-3">
      <p>
        {text}{" "}
        <SiteLink to={link.to} className="font-semibold">
          {link.label}
        </SiteLink>
      </p>
      <PhoneLinks links={emptyHelp.links} />
    </div>
  );
}
