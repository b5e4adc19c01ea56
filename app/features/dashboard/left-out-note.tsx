import { leftOutHeading } from "./left-out.copy";

/** Nothing where all was counted. */
export function LeftOutNote({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul aria-label={leftOutHeading} className="mt-3 text-soft">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
