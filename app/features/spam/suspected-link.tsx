import { SiteLink } from "~/components/site-link";
import type { SubmissionForm } from "~/database/schema/schema.server";
import { suspectedPath } from "./quarantine.admin";

export function SuspectedLink({ form, count }: { form?: SubmissionForm; count: number }) {
  return (
    <p className="no-print">
      <SiteLink to={suspectedPath(form)} className="inline-block py-1 font-semibold">
        Suspected spam ({count.toLocaleString("en-US")})
      </SiteLink>
    </p>
  );
}
