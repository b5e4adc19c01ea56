import { DialLinks } from "~/components/dial-links";
import type { EmptyHelpCopy } from "~/content/crisis-card";

export function EmptyHelp({ copy }: { copy: EmptyHelpCopy }) {
  return (
    <>
      <p className="mt-4">{copy.text}</p>
      <DialLinks links={copy.links} />
    </>
  );
}
