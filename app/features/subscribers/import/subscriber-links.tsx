import { ButtonLink } from "~/components/button";
import { addPage } from "~/features/subscribers/manage/manage-subscribers.forms";
import { addPath, importPath } from "~/features/subscribers/manage/subscribers.admin";
import { useAllowed } from "~/kits/staff-page/use-allowed";
import { subscriberImport } from "./import-subscribers.forms";

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
