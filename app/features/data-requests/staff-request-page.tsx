import { Button } from "~/components/button";
import { SiteLink } from "~/components/site-link";
import { auditHref } from "~/features/audit/audit-query";
import { AccountSection } from "~/features/staff/account-section";
import { adminPaths } from "~/features/staff/admin-paths";
import { FormStatus } from "~/kits/forms/form-status";
import { SiteForm } from "~/kits/forms/site-form";
import { useFormState } from "~/kits/forms/use-form-state";
import { PageTitle } from "~/kits/staff-page/page-title";
import type { DescribedPerson } from "./describe-held";
import { HeldList } from "./held-list";
import { erasePersonForm, findPersonForm } from "./staff-request.form";

export function StaffRequestPage({ found }: { found: DescribedPerson | undefined }) {
  const { errorState } = useFormState(erasePersonForm);
  const address = found?.address ?? errorState?.values.address;
  return (
    <>
      <PageTitle
        title="Data requests"
        intro="For people who ask by letter, by phone or in a message. Whoever can read mail at the address does better with the page “Your data”, which needs no member of staff."
      />
      <FormStatus form={erasePersonForm} />
      <div className="grid gap-x-12 lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]">
        <div className="lg:col-start-2 lg:row-start-1">
          <BeforeYouBegin />
        </div>
        <AccountSection id={findPersonForm.anchor} title="Find a person">
          <SiteForm form={findPersonForm} {...(address && { initial: { email: address } })} />
        </AccountSection>
      </div>
      {found && <Found person={found} />}
      {address && (
        <AccountSection
          id={erasePersonForm.anchor}
          title="Erase everything about this address"
          lead={`Deletes ${found ? "everything on this page" : `everything about ${address}`} at once, also what could be restored. It cannot be undone, and nothing more is sent to the address.`}
        >
          <SiteForm form={erasePersonForm} initial={{ address }} />
        </AccountSection>
      )}
    </>
  );
}

const steps = [
  "Make sure that the request comes from this person: ask for something that only they and we know.",
  "Find what is stored, and read it: several people can share an address.",
  "Give them the file, or erase everything. What was erased cannot be brought back.",
];

function BeforeYouBegin() {
  return (
    <AccountSection id="before" title="Before you show or erase anything">
      <ol className="list-decimal space-y-2 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-3">
        Each search, copy and erasure is written down in the{" "}
        <SiteLink to={auditHref({ kind: "data_request" })}>audit log</SiteLink>, without the address.
      </p>
    </AccountSection>
  );
}

function Found({ person: { address, sections, hasAccount } }: { person: DescribedPerson }) {
  return (
    <AccountSection id="found" title={`Stored about ${address}`}>
      <div role="status" className="grid gap-y-4">
        {hasAccount && (
          <p className="border-2 border-ink bg-card p-4">
            This address belongs to an account of staff, which is neither shown nor erased here. Whoever runs
            the server can remove it.
          </p>
        )}
        {sections.length === 0 && <p>Nothing is stored about this address.</p>}
      </div>
      {sections.length > 0 && (
        <>
          {/* React does not send it: the answer is a file. */}
          <form method="post" action={`${adminPaths.dataRequests}/download`} className="mb-3">
            <input type="hidden" name="email" value={address} />
            <Button kind="plain">Download (JSON)</Button>
          </form>
          <p className="mb-8 text-soft">
            The file has the same content as this page. It holds personal data: send it to this person only,
            and delete it then.
          </p>
          <HeldList sections={sections} />
        </>
      )}
    </AccountSection>
  );
}
