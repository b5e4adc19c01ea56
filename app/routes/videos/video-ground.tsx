import type { ReactNode } from "react";
import type { VideoCategory } from "~/content/videos";

interface Ground {
  fill: string;
  motif: ReactNode;
}

const frames = [11, 57, 103, 149, 195, 241, 287];

const grounds: Record<VideoCategory, Ground> = {
  documentaries: {
    fill: "var(--green)",
    motif: frames.map((x) => (
      <path key={x} d={`M${x} 12h22v18h-22zM${x} 150h22v18h-22z`} fill="var(--card)" />
    )),
  },
  interviews: {
    fill: "var(--red)",
    motif: (
      <>
        <path d="M10 184v-54q0-34 36-34t36 34v54zM238 184v-54q0-34 36-34t36 34v54z" fill="var(--blue)" />
        <circle cx="46" cy="60" r="30" fill="var(--card)" />
        <circle cx="274" cy="60" r="30" fill="var(--card)" />
      </>
    ),
  },
  podcasts: {
    fill: "var(--blue)",
    motif: (
      <path
        d="M16 76v28M40 56v68M64 30v120M88 64v52M232 64v52M256 30v120M280 56v68M304 76v28"
        fill="none"
        strokeWidth="12"
        stroke="var(--card)"
      />
    ),
  },
  news: {
    fill: "var(--tint-gold)",
    motif: (
      <>
        <path d="M20 22h280v26H20z" fill="var(--red)" />
        <path
          d="M20 66h72M20 88h72M20 110h72M20 132h72M20 154h72M228 66h72M228 88h72M228 110h72M228 132h72M228 154h72"
          fill="none"
        />
      </>
    ),
  },
  research: {
    fill: "var(--tint-blue)",
    motif: (
      <path
        d="M14 180v-34h38v34M60 180v-62h38v62M106 180V96h38v84M176 180V74h38v106M222 180V50h38v130M268 180V22h38v158"
        fill="var(--green)"
      />
    ),
  },
};

export function VideoGround({ category }: { category: VideoCategory }) {
  const { fill, motif } = grounds[category];
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true" className="absolute inset-0 size-full">
      <g stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M-4-4h328v188H-4z" fill={fill} />
        {motif}
        <circle cx="160" cy="90" r="44" fill="var(--gold)" />
        <path d="M147 66 185 90 147 114z" fill="var(--card)" />
      </g>
    </svg>
  );
}
