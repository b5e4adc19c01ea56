import { ButtonLink } from "~/components/button";
import { useAllowed } from "~/lib/staff-role";
import { subscriberImport } from "./import.copy";
import { addPage } from "./manage.copy";
import { addPath, importPath } from "./subscriber-paths";

/** Beside the subscribers' table. */
export function SubscriberLinks() {
  if (!useAllowed()) return null;
  return (
    <p className="no-print mb-4 flex flex-wrap gap-4">
      <ButtonLink to={addPath} size="small">
        {addPage.title}
      </ButtonLink>
      <ButtonLink to={importPath} size="small">
        {subscriberImport.title}
      </ButtonLink>
    </p>
  );
}
