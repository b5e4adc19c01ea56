import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";

interface PageHeroProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  picture?: ReactNode;
}

export function PageHero({ title, lead, children, picture }: PageHeroProps) {
  return (
    <div className="border-b-4 border-ink bg-card">
      <div
        className={classNames(
          "wrap",
          Boolean(picture) && "grid items-end gap-x-12 md:grid-cols-[1.35fr_1fr]",
        )}
      >
        <div className={picture ? "pt-10 pb-8 md:py-14" : "py-10 md:py-14"}>
          <h1 className="text-3xl uppercase">{title}</h1>
          {lead && <p className="mt-5 text-lg">{lead}</p>}
          {children && <div className="no-print mt-7 flex flex-wrap gap-4">{children}</div>}
        </div>
        {picture && <div className="no-print mx-auto w-full max-w-md self-end">{picture}</div>}
      </div>
    </div>
  );
}
