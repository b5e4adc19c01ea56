import { Badge } from "~/components/badge";
import { Cell, DataTable } from "~/components/data-table";
import { Moment } from "~/components/moment";
import { SiteLink } from "~/components/site-link";
import { BreakAfterAt } from "~/kits/admin-table/table-cell";
import { ButtonForm } from "~/kits/forms/button-form";
import { FormStatus } from "~/kits/forms/form-status";
import { SiteForm } from "~/kits/forms/site-form";
import { useFormState } from "~/kits/forms/use-form-state";
import { PageTitle } from "~/kits/staff-page/page-title";
import { formatCount } from "~/lib/numbers";
import { AccountSection } from "../account-section";
import { adminPaths } from "../admin-paths";
import { inviteForm, removeAccountForm, resendInvitationForm, revokeInvitationForm } from "./accounts.form";
import type { StaffListData } from "./load-accounts.server";
import { staffAccounts as copy, roleNames } from "./staff-accounts.copy";

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

type MemberRow = StaffListData["members"][number];

function Email({ member, isOwner }: { member: MemberRow; isOwner: boolean }) {
  return (
    <>
      {isOwner ? (
        <SiteLink to={`${adminPaths.staff}/${member.id}`} className="py-1">
          <BreakAfterAt text={member.email} />
        </SiteLink>
      ) : (
        <BreakAfterAt text={member.email} />
      )}
      {member.isOwn && <span className="font-normal text-soft"> (you)</span>}
      {member.isSuspended && (
        <div className="mt-1 font-normal">
          <Badge badge={{ tone: "red", label: "Suspended" }} />
        </div>
      )}
    </>
  );
}

type StaffTableProps = Pick<StaffListData, "members" | "isOwner" | "now">;

function StaffTable({ members, isOwner, now }: StaffTableProps) {
  return (
    <DataTable
      label="Who has an account"
      columns={["Email", "Role", "Since", "Last seen", "Second factor", "Sessions"]}
      numbers={1}
      stacks
    >
      {members.map((member) => (
        <tr key={member.id}>
          <Cell as="rowheader" className="min-w-40 wrap-break-word">
            <Email member={member} isOwner={isOwner} />
          </Cell>
          <Cell label="Role">{roleNames[member.role]}</Cell>
          <Cell label="Since" className="whitespace-nowrap">
            {member.since}
          </Cell>
          <Cell label="Last seen">{member.seenAt ? <Moment at={member.seenAt} now={now} /> : "never"}</Cell>
          <Cell label="Second factor">{member.hasSecondFactor ? "On" : "Off"}</Cell>
          <Cell number label="Sessions">
            {formatCount(member.sessions)}
          </Cell>
        </tr>
      ))}
    </DataTable>
  );
}

function InvitationTable({ invitations, isOwner }: Pick<StaffListData, "invitations" | "isOwner">) {
  const { columns, table } = copy.invitations;
  return (
    <>
      <FormStatus form={resendInvitationForm} />
      <FormStatus form={revokeInvitationForm} />
      {invitations.length > 0 && (
        <DataTable label={table} columns={isOwner ? columns : columns.slice(0, -1)} stacks>
          {invitations.map(({ id, email, role, invitedBy, until }) => (
            <tr key={id}>
              <Cell as="rowheader" className="min-w-44 wrap-anywhere">
                <BreakAfterAt text={email} />
              </Cell>
              <Cell label="Role">{roleNames[role]}</Cell>
              <Cell label="Invited by" className="min-w-24 wrap-anywhere">
                <BreakAfterAt text={invitedBy} />
              </Cell>
              <Cell label="Until" className="whitespace-nowrap">
                {until}
              </Cell>
              {isOwner && (
                <Cell className="py-1.5">
                  <div className="flex flex-wrap gap-3">
                    {[resendInvitationForm, revokeInvitationForm].map((form) => (
                      <ButtonForm
                        key={form.name}
                        form={form}
                        values={{ invitation: String(id) }}
                        about={email}
                      />
                    ))}
                  </div>
                </Cell>
              )}
            </tr>
          ))}
        </DataTable>
      )}
    </>
  );
}
