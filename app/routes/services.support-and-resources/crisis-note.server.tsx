import { PhoneLinks } from "~/components/phone-links";
import { crisisNote } from "~/content/support-resources-page";

export function CrisisNote() {
  return (
    <section aria-labelledby="crisis-title" className="border-b-4 border-ink bg-tint-red">
      <div className="wrap py-6">
        <h2 id="crisis-title" className="text-xl">
          {crisisNote.heading}
        </h2>
        <p className="mt-2">{crisisNote.text}</p>
        <PhoneLinks links={crisisNote.lines} />
      </div>
    </section>
  );
}
