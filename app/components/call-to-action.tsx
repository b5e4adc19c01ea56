import type { CallToAction as Words } from "~/content/types";
import { ActionLinks } from "./action-links";

/** The block that closes a page: what to do now, on screen. The first action stands out. */
export function CallToAction({ id, words }: { id: string; words: Words }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="no-print border-t-4 border-ink bg-tint-gold py-12 md:py-16"
    >
      <div className="wrap">
        <h2 id={`${id}-title`} className="text-2xl uppercase">
          {words.heading}
        </h2>
        <p className="mt-3 text-lg">{words.text}</p>
        <div className="mt-7 flex flex-wrap gap-4">
          <ActionLinks actions={words.actions} />
        </div>
      </div>
    </section>
  );
}
