import { FormStatus } from "~/kits/forms/form-status";
import { SiteForm } from "~/kits/forms/site-form";
import { useFormState } from "~/kits/forms/use-form-state";
import { PageTitle } from "~/kits/staff-page/page-title";
import { AccountSection } from "../account-section";
import { removeAccountForm } from "./accounts.form";
import { inviteForm, resendInvitationForm, revokeInvitationForm } from "./invitations.form";
import type { StaffListData } from "./load-accounts.server";
import { InvitationTable, StaffTable } from "./staff-table";

export function StaffListPage({ members, invitations, isOwner, now }: StaffListData) {
  const resent = useFormState(resendInvitationForm);
  const revoked = useFormState(revokeInvitationForm);
  const hasAnswer = resent.sent || resent.errorState || revoked.sent || revoked.errorState;
  return (
    <>
      <PageTitle
        title="Staff"
        intro="Everyone who can sign in to the dashboard. Owners invite, suspend and remove."
      />
      <div id="staff" className="mt-5 scroll-mt-6">
        <FormStatus form={removeAccountForm} />
        <StaffTable {...{ members, isOwner, now }} />
      </div>
      {(invitations.length > 0 || hasAnswer) && (
        <AccountSection
          id="invitations"
          title="Invitations that wait"
          {...(invitations.length > 0 && { lead: "An invitation that is not accepted ends by itself." })}
        >
          <InvitationTable invitations={invitations} isOwner={isOwner} />
        </AccountSection>
      )}
      {isOwner && (
        <AccountSection
          id={inviteForm.anchor}
          title="Invite somebody"
          lead="They get a mail with a link, choose a password and are signed in. The link works once, for 7 days."
        >
          <SiteForm form={inviteForm} initial={{ role: "editor" }} />
        </AccountSection>
      )}
    </>
  );
}
