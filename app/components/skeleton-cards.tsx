import { classNames } from "~/lib/class-names";

/** Public specification, section 9. */
const SKELETONS = ["a", "b", "c", "d", "e", "f"];

const bars = ["h-4 w-1/2", "h-8 w-full", "h-4 w-5/6", "h-4 w-full", "h-4 w-2/3"];

/** Appears after a short delay; absolutely positioned to prevent layout shift. */
export function SkeletonCards({ text, columns }: { text: string; columns: string }) {
  return (
    <div className="appear-late absolute inset-0 overflow-hidden bg-paper">
      <p className="sr-only">{text}</p>
      <div aria-hidden="true" className={columns}>
        {SKELETONS.map((name) => (
          <div key={name} className="border-t-4 border-hair pt-4">
            {bars.map((bar) => (
              <div key={bar} className={classNames("skeleton mb-3", bar)} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
