import type { ReactNode } from "react";
import { blue, clay, type Ground, gold, green, grounds, ink, paper, red, sand } from "./picture";

interface Drawing {
  ground: Ground;
  shapes: ReactNode;
}

const mug = "M0 0H20V20Q20 26 14 26H6Q0 26 0 20z";

const drawings = {
  circle: {
    ground: "gold",
    shapes: (
      <>
        <path d="M-4 80V58Q-4 44 12 44T28 58V80zM44 80V58Q44 44 60 44T76 58V80z" fill={green} />
        <circle cx="13" cy="34" r="11" fill={ink} />
        <circle cx="59" cy="34" r="11" fill={paper} />
        <path d="M16 80V62Q16 46 36 46T56 62V80z" fill={red} />
        <circle cx="36" cy="32" r="14" fill={clay} />
      </>
    ),
  },
  toolbox: {
    ground: "green",
    shapes: (
      <>
        <path d="M41 34V24Q32 18 38 5L45 14 52 5Q58 18 49 24V34z" fill={paper} />
        <path d="M18 34V14L23 6 28 14V34z" fill={gold} />
        <path d="M8 32H64V62H8z" fill={red} />
        <path d="M8 32H64V43H8z" fill={paper} />
        <path d="M30 38H42V51H30z" fill={gold} />
      </>
    ),
  },
  megaphone: {
    ground: "red",
    shapes: (
      <>
        <path d="M24 44H37L42 66H29z" fill={ink} />
        <path d="M8 24H30V46H8z" fill={blue} />
        <path d="M30 24 60 8V62L30 46z" fill={gold} />
        <path d="M60 28Q68 35 60 42" fill={paper} />
      </>
    ),
  },
  ticket: {
    ground: "blue",
    shapes: (
      <>
        <path d="M6 18H66V30A6 6 0 0 0 66 42V54H6V42A6 6 0 0 0 6 30z" fill={paper} />
        <path d="M50 18V54" strokeDasharray="0.1 8" />
        <path d="M16 26H40V42H16z" fill={red} />
        <path d="M16 35H40" />
        <circle cx="22" cy="45" r="4" fill={ink} />
        <circle cx="34" cy="45" r="4" fill={ink} />
      </>
    ),
  },
  groceries: {
    ground: "gold",
    shapes: (
      <>
        <path d="M20 34Q8 14 26 6 32 20 28 34z" fill={green} />
        <path d="M38 34V14Q45 5 52 14V34z" fill={sand} />
        <path d="M10 30H62L57 66H15z" fill={red} />
        <path d="M26 40Q26 52 36 52T46 40" fill="none" />
      </>
    ),
  },
  certificate: {
    ground: "red",
    shapes: (
      <>
        <path d="M7 10H65V50H7z" fill={paper} />
        <path d="M17 22H55M17 33H36" />
        <path d="M42 48V68L51 62 60 68V48z" fill={blue} />
        <circle cx="51" cy="42" r="11" fill={gold} />
      </>
    ),
  },
  screens: {
    ground: "green",
    shapes: (
      <>
        <path d="M12 14H60V52H12z" fill={paper} />
        <path d="M4 52H68L64 62H8z" fill={ink} />
        <path d="M18 20H40V34H30L24 39V34H18z" fill={gold} />
        <path d="M34 30H55V45H51V49L45 45H34z" fill={red} />
      </>
    ),
  },
  chat: {
    ground: "blue",
    shapes: (
      <>
        <path d="M6 10H48V36H26L15 46V36H6z" fill={gold} />
        <path d="M24 26H66V52H58V63L46 52H24z" fill={paper} />
        <path d="M35 39h.1M45 39h.1M55 39h.1" strokeWidth="6" />
      </>
    ),
  },
  mentors: {
    ground: "gold",
    shapes: (
      <>
        <path d="M-4 56H76V76H-4z" fill={green} />
        <path d="M12 36Q4 36 4 44T12 52M60 36Q68 36 68 44T60 52" fill="none" />
        <path d={mug} transform="translate(12 30)" fill={red} />
        <path d={mug} transform="translate(40 30)" fill={paper} />
        <path d="M14 8H40V20H28L22 25V20H14z" fill={paper} />
      </>
    ),
  },
  letter: {
    ground: "red",
    shapes: (
      <>
        <path d="M6 28H66V64H6z" fill={gold} />
        <path d="M15 8H57V48L36 58 15 48z" fill={paper} />
        <path d="M24 18H48M24 28H48M24 38H36" />
        <path d="M6 28 36 54 66 28V64H6z" fill={gold} />
      </>
    ),
  },
} satisfies Record<string, Drawing>;

export type SpotName = keyof typeof drawings;

/** A small picture beside words that say the same. */
export function Spot({ name }: { name: SpotName }) {
  const { ground, shapes } = drawings[name];
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true" className={`spot ${grounds[ground]}`}>
      <g stroke={ink} strokeWidth="3.5" strokeLinejoin="round" strokeLinecap="round">
        {shapes}
      </g>
    </svg>
  );
}
