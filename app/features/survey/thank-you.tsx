import { useEffect } from "react";
import { ActionLinks } from "~/components/action-links";
import { SiteLink } from "~/components/site-link";
import { thankYou } from "~/content/survey";
import { SuccessMessage } from "~/kits/forms/messages";
import { clearDraft } from "./draft-storage";

/** Public specification, section 2. */
export function ThankYou() {
  useEffect(clearDraft, []);
  return (
    <div className="max-w-form">
      <SuccessMessage text={thankYou.text} />
      <h3 className="mt-8 text-xl">{thankYou.next}</h3>
      <div className="mt-5 flex flex-wrap gap-4">
        <ActionLinks actions={thankYou.links} />
      </div>
      <p className="mt-8">
        <SiteLink to={thankYou.again.to} className="inline-block py-1">
          {thankYou.again.label}
        </SiteLink>
      </p>
    </div>
  );
}
