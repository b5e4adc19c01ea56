import type { Link } from "~/content/links";
import { footer } from "~/content/navigation";
import { useCopyrightYears, useSite } from "~/lib/site-settings";
import { SiteLink } from "./site-link";

function FooterList({ label, links }: { label: string; links: readonly Link[] }) {
  return (
    <div>
      <h2 className="font-text text-base font-bold tracking-normal">{label}</h2>
      <ul className="mt-2">
        {links.map((link) => (
          <li key={link.label}>
            <SiteLink to={link.to} className="inline-block py-1">
              {link.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Public specification, section 2. */
export function SiteFooter() {
  const { name } = useSite();
  const years = useCopyrightYears();
  return (
    <footer className="border-t-4 border-ink bg-card py-12">
      <div className="wrap grid gap-8 md:grid-cols-[2fr_1fr_1fr]">
        <div>
          <p className="font-display text-xl uppercase">{name}</p>
          <p className="mt-3 max-w-[40ch]">{footer.blurb}</p>
          <p className="mt-4">
            <SiteLink to={footer.contact.to} className="inline-block py-1 font-semibold">
              {footer.contact.label}
            </SiteLink>
          </p>
        </div>
        <div className="no-print contents">
          <FooterList {...footer.quickLinks} />
          <FooterList {...footer.followUs} />
        </div>
        <p className="max-w-none border-t border-hair pt-4 text-sm text-soft md:col-span-3">
          © {years} {name}
        </p>
      </div>
    </footer>
  );
}
