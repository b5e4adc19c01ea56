import type { ReactNode } from "react";

interface PageHeroProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  picture?: ReactNode;
}

export function PageHero({ title, lead, children, picture }: PageHeroProps) {
  return (
    <HeroGround picture={picture}>
      <h1 className="text-3xl uppercase">{title}</h1>
      {lead && <p className="mt-5 text-lg">{lead}</p>}
      {children && <div className="no-print mt-7 flex flex-wrap gap-4">{children}</div>}
    </HeroGround>
  );
}

interface HeroGroundProps {
  picture: ReactNode;
  children: ReactNode;
}

/** The picture's ground runs to the edge of the window: beside the text where there is room, else below it. */
function HeroGround({ picture, children }: HeroGroundProps) {
  return (
    <div className="page-hero relative border-b-4 border-ink bg-card last:border-b-0">
      <div className="wrap">
        <div className={picture ? "py-10 lg:min-h-96 lg:w-[54%] lg:py-14" : "py-10 md:py-14"}>{children}</div>
      </div>
      {picture && (
        <div className="no-print h-64 border-t-4 border-ink sm:h-80 lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-[42%] lg:border-t-0 lg:border-l-4">
          {picture}
        </div>
      )}
    </div>
  );
}
