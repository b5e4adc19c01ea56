import { gold, ink, Picture, type PictureLabel, paper } from "./picture";

/** Floors of an office at night, from the roof down: "#" a lit window. The lit ones ask a question. */
const floors = [".###.", "#...#", "....#", "...#.", "..#..", "..#..", ".....", "..#.."];

export function LitTower({ label }: PictureLabel) {
  return (
    <Picture label={label} ground="red" under={<circle cx="112" cy="112" r="84" fill="var(--ground-disc)" />}>
      <path d="M-20 400V250H70V400zM330 400V204H420V400z" fill={ink} />
      <path d="M200 60V14" strokeWidth="10" />
      <path d="M86 420V54H314V420z" fill={ink} />
      <g stroke="none">
        {floors.flatMap((floor, row) =>
          [...floor].map((window, column) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: the floors never change.
              key={`${row}-${column}`}
              d={`M${104 + column * 40} ${74 + row * 40}h32v28h-32z`}
              fill={window === "#" ? gold : "#3a3833"}
            />
          )),
        )}
      </g>
      <path d="M-20 394H420V420H-20z" fill={paper} />
    </Picture>
  );
}
