import { type ReactNode, useId } from "react";

export const ink = "var(--picture-ink)";
export const paper = "var(--picture-paper)";
export const red = "var(--picture-red)";
export const blue = "var(--picture-blue)";
export const green = "var(--picture-green)";
export const gold = "var(--picture-gold)";
export const rose = "var(--picture-rose)";
export const sand = "var(--picture-sand)";
export const clay = "var(--picture-clay)";

export const STROKE = 6;

export const grounds = {
  gold: "picture-ground-gold",
  red: "picture-ground-red",
  blue: "picture-ground-blue",
  green: "picture-ground-green",
  paper: "picture-ground-paper",
};

export type Ground = keyof typeof grounds;

/** Without a label the picture is decoration. */
export interface PictureLabel {
  label?: string | undefined;
}

interface PictureProps extends PictureLabel {
  ground: Ground;
  /** What is under the ink, without outlines. */
  under?: ReactNode;
  children: ReactNode;
}

/** A picture on the grid of 400 by 400. It fills its box with its ground, and stands at the bottom of it. */
export function Picture({ label, ground, under, children }: PictureProps) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 400 400"
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      className={`picture ${grounds[ground]}`}
    >
      {/* The overprint multiplies what is in the same picture: with a ground of the page, Firefox shows pale edges. */}
      <path fill="var(--ground)" d="M-2e3-2e3h5e3v5e3h-5e3z" />
      {under}
      <use href={`#${id}`} x="-6" y="5" className="picture-overprint" />
      <g stroke={ink} strokeWidth={STROKE} strokeLinejoin="round" strokeLinecap="round">
        <g id={id}>{children}</g>
      </g>
    </svg>
  );
}
