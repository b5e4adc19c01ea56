import { crisisNote } from "~/content/resources/support-resources-page";

const lineClasses =
  "inline-block grow border-2 border-ink px-4 py-2 text-center font-semibold no-underline hover:underline sm:grow-0 sm:text-lg print:border-0 print:p-0";

/** As high as it needs to be, so that the directory stays near. */
export function CrisisNote() {
  return (
    <section
      id="crisis"
      aria-labelledby="crisis-title"
      data-section="poster"
      data-tone="red"
      className="section pt-0 pb-2 md:pt-0 md:pb-2"
    >
      <div className="wrap py-5 md:py-7 print:py-2">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <h2 id="crisis-title" className="text-xl uppercase">
            {crisisNote.heading}
          </h2>
          <p className="flex max-w-none grow flex-wrap gap-2.5 sm:grow-0 print:gap-6">
            {crisisNote.lines.map(({ label, to }) => (
              <a key={to} href={to} className={lineClasses}>
                {label}
              </a>
            ))}
          </p>
        </div>
        <p className="mt-3 max-w-none text-sm md:text-base">{crisisNote.text}</p>
      </div>
    </section>
  );
}
