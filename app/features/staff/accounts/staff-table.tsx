import { Badge } from "~/components/badge";
import { Cell, DataTable } from "~/components/data-table";
import { Moment } from "~/components/moment";
import { SiteLink } from "~/components/site-link";
import { BreakAfterAt } from "~/kits/admin-table/table-cell";
import { ButtonForm } from "~/kits/forms/button-form";
import { FormStatus } from "~/kits/forms/form-status";
import { formatCount } from "~/lib/numbers";
import { adminPaths } from "../admin-paths";
import { resendInvitationForm, revokeInvitationForm } from "./invitations.form";
import type { StaffListData } from "./load-accounts.server";
import { staffAccounts as copy, roleNames } from "./staff-accounts.copy";

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

export function StaffTable({ members, isOwner, now }: StaffTableProps) {
  return (
    <DataTable
      label="Who has an account"
      columns={["Email", "Role", "Since", "Last seen", "Second factor", "Sessions"]}
      numbers={1}
    >
      {members.map((member) => (
        <tr key={member.id}>
          <Cell as="rowheader" className="min-w-40 wrap-anywhere">
            <Email member={member} isOwner={isOwner} />
          </Cell>
          <Cell>{roleNames[member.role]}</Cell>
          <Cell className="whitespace-nowrap">{member.since}</Cell>
          <Cell>{member.seenAt ? <Moment at={member.seenAt} now={now} /> : "never"}</Cell>
          <Cell>{member.hasSecondFactor ? "On" : "Off"}</Cell>
          <Cell number>{formatCount(member.sessions)}</Cell>
        </tr>
      ))}
    </DataTable>
  );
}

export function InvitationTable({ invitations, isOwner }: Pick<StaffListData, "invitations" | "isOwner">) {
  const { columns, table } = copy.invitations;
  return (
    <>
      <FormStatus form={resendInvitationForm} />
      <FormStatus form={revokeInvitationForm} />
      {invitations.length > 0 && (
        <DataTable label={table} columns={isOwner ? columns : columns.slice(0, -1)}>
          {invitations.map(({ id, email, role, invitedBy, until }) => (
            <tr key={id}>
              <Cell as="rowheader" className="min-w-44 wrap-anywhere">
                <BreakAfterAt text={email} />
              </Cell>
              <Cell>{roleNames[role]}</Cell>
              <Cell className="min-w-24 wrap-anywhere">
                <BreakAfterAt text={invitedBy} />
              </Cell>
              <Cell className="whitespace-nowrap">{until}</Cell>
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
