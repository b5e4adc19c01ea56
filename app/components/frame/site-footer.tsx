import type { Link } from "~/content/types";
import { CurrentPath } from "~/lib/contexts";
import { useIsSet, useSite } from "~/lib/site-settings";
import { registeredAs } from "../organization";
import { CurrentLink } from "../site-link";
import { useFrame } from "./use-frame";

/** The copyright notice begins with it. */
const FIRST_YEAR = 2025;

const linkClasses = "nav-entry inline-block py-0.5 lg:py-1";

function FooterList({ label, links }: { label: string; links: readonly Link[] }) {
  const shown = links.filter(useIsSet());
  if (shown.length === 0) return null;
  return (
    <div className="flex-wrap gap-x-4 max-lg:flex">
      <h2 className="font-text py-0.5 text-base font-bold tracking-normal max-lg:self-center max-lg:text-[0.875rem] max-lg:uppercase">
        {label}
      </h2>
      <ul className="max-lg:contents">
        {shown.map((link) => (
          <li key={link.label}>
            <CurrentLink link={link} className={linkClasses} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function CrisisLine() {
  const { question, call, stop, or, text, local, callLocal } = useFrame().footer.lines;
  return (
    <p className="crisis-line">
      <span>
        {question} <a href={call.to}>{call.label}</a>
        {stop}{" "}
        <span>
          {or} <a href={text.to}>{text.label}</a>.
        </span>
      </span>{" "}
      <span>
        {local} <a href={callLocal.to}>{callLocal.label}</a>.
      </span>
    </p>
  );
}

/** Public specification, section 2. */
export function SiteFooter({ path, year }: { path: string | undefined; year: number }) {
  const { name, organization } = useSite();
  const registered = registeredAs(organization);
  const { footer } = useFrame();
  const years = year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : FIRST_YEAR;
  return (
    <CurrentPath.Provider value={path}>
      <footer className="site-footer">
        <div className="wrap">
          <CrisisLine />
        </div>
        <div className="footer-stub no-print">
          <div className="wrap grid gap-x-8 gap-y-3 lg:flex lg:justify-between">
            <div className="flex-wrap items-center justify-between gap-x-5 max-lg:flex">
              <p className="font-display text-xl leading-none uppercase md:text-2xl">{name}</p>
              <p className="order-last mt-1 max-w-[40ch] basis-full max-sm:text-sm lg:mt-3">{footer.blurb}</p>
              <p className="lg:mt-4">
                <CurrentLink link={footer.contact} className="nav-entry inline-block py-1 font-semibold" />
              </p>
            </div>
            <FooterList {...footer.help} />
            <FooterList {...footer.quickLinks} />
            {footer.followUs && <FooterList {...footer.followUs} />}
          </div>
          {footer.note && <p className="wrap mt-2 text-sm">{footer.note}</p>}
          <div className="wrap mt-3 lg:mt-10">
            <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-t border-hair pt-3 text-sm text-soft">
              <p>
                © {years} {name}
                {registered && <span className="block">{registered}</span>}
              </p>
              <p>
                <CurrentLink link={footer.yourData} className={linkClasses} />
              </p>
            </div>
          </div>
        </div>
      </footer>
    </CurrentPath.Provider>
  );
}
