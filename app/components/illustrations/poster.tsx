import type { ReactNode } from "react";

interface PosterProps {
  /** What the picture shows, for people who cannot see it. */
  label: string;
  children: ReactNode;
}

/** The frame of every large drawing: 420 by 380 units, the sun behind, ink outlines, standing on its lower edge. */
export function Poster({ label, children }: PosterProps) {
  return (
    <svg viewBox="0 0 420 380" role="img" aria-label={label} className="block h-auto w-full">
      <g stroke="var(--ink)" strokeWidth="5" strokeLinejoin="round" strokeLinecap="round">
        <circle cx="210" cy="236" r="164" fill="var(--gold)" />
        {children}
      </g>
    </svg>
  );
}
