import type { ReactNode } from "react";

interface PageHeroProps {
  title: string;
  lead?: ReactNode;
  /** Buttons or links below the lead. */
  children?: ReactNode;
}

/** The opening block of an inner page with the page's one h1. */
export function PageHero({ title, lead, children }: PageHeroProps) {
  return (
    <div className="border-b-4 border-ink bg-card">
      <div className="wrap py-10 md:py-14">
        <h1 className="text-3xl uppercase">{title}</h1>
        {lead && <p className="mt-5 text-lg">{lead}</p>}
        {children && <div className="mt-7 flex flex-wrap gap-4">{children}</div>}
      </div>
    </div>
  );
}
