import type { ReactNode } from "react";

interface PosterProps {
  label: string;
  children: ReactNode;
}

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
