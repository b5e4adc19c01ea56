import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { confirmPage as copy } from "~/content/newsletter/newsletter-confirm";
import { SiteForm } from "~/kits/forms/site-form";
import { confirmForm, confirmMailsForm } from "./personal-link.form";

interface ConfirmProps {
  token: string;
  signup: { maskedAddress: string; name: string | null; wantsNews: boolean; wantsTeamUpdates: boolean };
}

const on = (value: boolean) => (value ? "on" : "");

/** Shows what was typed for the address, which may have been a stranger, and lets its owner change it. */
export function ConfirmSections({ token, signup }: ConfirmProps) {
  const { maskedAddress, name, wantsNews, wantsTeamUpdates } = signup;
  const wishes = { wantsNews: on(wantsNews), wantsTeamUpdates: on(wantsTeamUpdates) };
  const lead = (
    <>
      {copy.ask.text} <strong>{maskedAddress}</strong>
    </>
  );
  return (
    <>
      <PageHero title={copy.ask.heading} lead={lead} />
      <Section kind="form" id={confirmForm.anchor} title={copy.form.heading}>
        <SiteForm
          form={name === null ? confirmMailsForm : confirmForm}
          query={`token=${encodeURIComponent(token)}`}
          initial={name === null ? wishes : { name, ...wishes }}
        />
        <p className="mt-6">{copy.ask.ignore}</p>
      </Section>
    </>
  );
}
