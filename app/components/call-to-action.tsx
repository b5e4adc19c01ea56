import type { CallToAction as CallToActionCopy } from "~/content/types";
import { ActionLinks } from "./action-links";

export function CallToAction({ id, copy }: { id: string; copy: CallToActionCopy }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="no-print border-t-4 border-ink bg-tint-gold py-12 md:py-16"
    >
      <div className="wrap">
        <h2 id={`${id}-title`} className="text-2xl uppercase">
          {copy.heading}
        </h2>
        <p className="mt-3 text-lg">{copy.text}</p>
        <div className="mt-7 flex flex-wrap gap-4">
          <ActionLinks actions={copy.actions} />
        </div>
      </div>
    </section>
  );
}
