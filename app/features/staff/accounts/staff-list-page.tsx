import { FormStatus } from "~/kits/forms/form-status";
import { SiteForm } from "~/kits/forms/site-form";
import { useFormState } from "~/kits/forms/use-form-state";
import { PageTitle } from "~/kits/staff-page/page-title";
import { AccountSection } from "../account-section";
import { removeAccountForm } from "./accounts.form";
import { inviteForm, resendInvitationForm, revokeInvitationForm } from "./invitations.form";
import type { StaffListData } from "./load-accounts.server";
import { staffAccounts as copy } from "./staff-accounts.copy";
import { InvitationTable, StaffTable } from "./staff-table";

export function StaffListPage({ members, invitations, isOwner, now }: StaffListData) {
  const resent = useFormState(resendInvitationForm);
  const revoked = useFormState(revokeInvitationForm);
  const hasAnswer = resent.sent || resent.errorState || revoked.sent || revoked.errorState;
  return (
    <>
      <PageTitle title={copy.title} intro={copy.intro} />
      <div id="staff" className="mt-5 scroll-mt-6">
        <FormStatus form={removeAccountForm} />
        <StaffTable {...{ members, isOwner, now }} />
      </div>
      {(invitations.length > 0 || hasAnswer) && (
        <AccountSection
          id="invitations"
          title={copy.invitations.heading}
          {...(invitations.length > 0 && { lead: copy.invitations.lead })}
        >
          <InvitationTable invitations={invitations} isOwner={isOwner} />
        </AccountSection>
      )}
      {isOwner && (
        <AccountSection id={inviteForm.anchor} title={copy.invite.heading} lead={copy.invite.lead}>
          <SiteForm form={inviteForm} initial={{ role: "editor" }} />
        </AccountSection>
      )}
    </>
  );
}
