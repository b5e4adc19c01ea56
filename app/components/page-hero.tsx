import type { ReactNode } from "react";
import { posterLink, posterPath } from "~/content/page";
import { classNames } from "~/lib/class-names";
import { SiteLink } from "./site-link";

interface PageHeroProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Several paragraphs below the lead. */
  text?: ReactNode;
  children?: ReactNode;
  picture?: ReactNode;
  /** The poster of the picture. */
  poster?: string;
}

/** The picture's ground runs to the edge of the window: beside the text where there is room, below it on a tablet. */
export function PageHero({ title, lead, text, children, picture, poster }: PageHeroProps) {
  return (
    <div className="page-hero">
      <div className="wrap">
        <div className={classNames("py-5", picture ? "md:py-14 lg:min-h-96 lg:w-[54%]" : "md:py-10")}>
          <h1 className="text-3xl uppercase">{title}</h1>
          {lead && <p className="mt-3 md:mt-5 md:text-lg">{lead}</p>}
          {text}
          {children && <div className="no-print mt-4 flex flex-wrap gap-4 md:mt-8">{children}</div>}
        </div>
      </div>
      {picture && (
        <div className="no-print border-t-4 border-ink max-md:hidden lg:absolute lg:inset-y-0 lg:right-0 lg:flex lg:w-[42%] lg:flex-col lg:border-t-0 lg:border-l-4">
          <div className="h-80 lg:h-auto lg:min-h-0 lg:grow">{picture}</div>
          {poster && (
            <p className="max-w-none border-t-2 border-ink bg-card px-5 py-2 text-sm">
              <SiteLink to={posterPath(poster)} className="inline-block py-0.5">
                {posterLink}
              </SiteLink>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
