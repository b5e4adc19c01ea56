import { Button } from "~/components/button";
import { AccountSection } from "~/features/staff/account-section";
import { adminPaths } from "~/features/staff/admin-paths";
import { FormStatus } from "~/kits/forms/form-status";
import { SiteForm } from "~/kits/forms/site-form";
import { useFormState } from "~/kits/forms/use-form-state";
import { PageTitle } from "~/kits/staff-page/page-title";
import { staffPage as copy } from "./data-requests.copy";
import { HeldList } from "./held-list";
import { erasePersonForm, findPersonForm } from "./staff-request.form";
import type { FoundPerson } from "./staff-request.server";

export function StaffRequestPage({ found }: { found: FoundPerson | undefined }) {
  const { errorState } = useFormState(erasePersonForm);
  const address = found?.address ?? errorState?.values.address;
  return (
    <>
      <PageTitle title={copy.title} intro={copy.intro} />
      <p className="mt-3 max-w-measure">{copy.check}</p>
      <FormStatus form={erasePersonForm} />
      <AccountSection id={findPersonForm.anchor} title={copy.find.heading}>
        <SiteForm form={findPersonForm} {...(address && { initial: { email: address } })} />
      </AccountSection>
      {found && <Found person={found} />}
      {address && (
        <AccountSection id={erasePersonForm.anchor} title={copy.erase.heading} lead={copy.erase.lead}>
          <SiteForm form={erasePersonForm} initial={{ address }} />
        </AccountSection>
      )}
    </>
  );
}

function Found({ person: { address, sections, hasAccount } }: { person: FoundPerson }) {
  const { heading, nothing, account, download, note } = copy.found;
  return (
    <AccountSection id="found" title={heading(address)}>
      <div role="status" className="grid gap-y-4">
        {hasAccount && <p className="border-2 border-ink bg-card p-4">{account}</p>}
        {sections.length === 0 && <p>{nothing}</p>}
      </div>
      {sections.length > 0 && (
        <>
          {/* Not by React: the answer is a file. */}
          <form method="post" action={`${adminPaths.dataRequests}/download`} className="mb-3">
            <input type="hidden" name="email" value={address} />
            <Button kind="plain">{download}</Button>
          </form>
          <p className="mb-8 text-soft">{note}</p>
          <HeldList sections={sections} />
        </>
      )}
    </AccountSection>
  );
}
