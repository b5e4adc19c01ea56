import { ButtonLink } from "~/components/button";
import { adminPaths } from "~/features/staff/admin-paths";
import { importCopy } from "~/kits/csv-import/csv-import.copy";
import { SuccessMessage } from "~/kits/forms/messages";
import { formatCount } from "~/lib/numbers";
import { resourceImport as copy } from "./import.copy";

function Ways() {
  return (
    <div className="flex flex-wrap gap-4">
      <ButtonLink to={adminPaths.resources} kind="go" size="small">
        {copy.done.list}
      </ButtonLink>
      <ButtonLink to={`${adminPaths.resources}/import`} size="small">
        {copy.done.again}
      </ButtonLink>
    </div>
  );
}

export function ImportDone({ added, changed }: { added: number; changed: number }) {
  return (
    <div className="mt-5">
      <SuccessMessage text={copy.done.text(formatCount(added), formatCount(changed))} />
      <Ways />
    </div>
  );
}

/** Shown for an expired preview or another user's. */
export function ImportGone() {
  return (
    <div className="mt-5">
      <h3 className="text-xl">{importCopy.gone.heading}</h3>
      <p className="mt-2 mb-5">{importCopy.gone.text}</p>
      <Ways />
    </div>
  );
}
