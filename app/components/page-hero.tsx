import type { ReactNode } from "react";
import { posterLink, posterPath } from "~/content/page";
import { classNames } from "~/lib/class-names";
import { SiteLink } from "./site-link";

interface PageHeroProps {
  title: string;
  lead?: ReactNode;
  /** Several paragraphs below the lead. */
  text?: ReactNode;
  children?: ReactNode;
  picture?: ReactNode;
  /** The poster of the picture. */
  poster?: string;
  /** A short page leaves its picture out on a phone. */
  isShort?: boolean;
}

/** The picture's ground runs to the edge of the window: beside the text where there is room, else below it. */
export function PageHero({ title, lead, text, children, picture, poster, isShort = false }: PageHeroProps) {
  return (
    <div className="page-hero">
      <div className="wrap">
        <div
          className={classNames(
            isShort ? "py-5 md:py-14" : "py-10",
            picture ? "lg:min-h-96 lg:w-[54%] lg:py-14" : "md:py-14",
          )}
        >
          <h1 className="text-3xl uppercase">{title}</h1>
          {lead && <p className={isShort ? "mt-3 md:mt-5 md:text-lg" : "mt-5 text-lg"}>{lead}</p>}
          {text}
          {children && (
            <div className={classNames("no-print flex flex-wrap gap-4", isShort ? "mt-4 md:mt-8" : "mt-7")}>
              {children}
            </div>
          )}
        </div>
      </div>
      {picture && (
        <div
          className={classNames(
            isShort && "max-sm:hidden",
            "no-print border-t-4 border-ink lg:absolute lg:inset-y-0 lg:right-0 lg:flex lg:w-[42%] lg:flex-col lg:border-t-0 lg:border-l-4",
          )}
        >
          <div className="h-48 sm:h-80 lg:h-auto lg:min-h-0 lg:grow">{picture}</div>
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
