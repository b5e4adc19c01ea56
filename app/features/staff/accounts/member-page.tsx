import { ButtonLink } from "~/components/button";
import { FormStatus } from "~/kits/forms/form-status";
import { SiteForm } from "~/kits/forms/site-form";
import { PageTitle } from "~/kits/staff-page/page-title";
import { AccountSection } from "../account-section";
import { adminPaths } from "../admin-paths";
import { changeRoleForm, reactivateForm, removeAccountForm, suspendForm } from "./accounts.form";
import type { MemberView } from "./load-accounts.server";
import { accountProblems, memberPage as copy, roleNames } from "./staff-accounts.copy";

const back = { to: adminPaths.staff, label: "All staff" } as const;

export function MissingMember() {
  return (
    <>
      <PageTitle title="Staff account" intro={copy.missing} />
      <p className="mt-5">
        <ButtonLink to={adminPaths.staff}>All staff</ButtonLink>
      </p>
    </>
  );
}

export function MemberPage({ member }: { member: MemberView }) {
  const { email, role, suspendedAt, isOwn, isLastOwner } = member;
  const intro = suspendedAt ? `Suspended since ${suspendedAt}: signing in is refused.` : roleNames[role];
  const refusal = isLastOwner ? accountProblems.lastOwner(email) : isOwn ? copy.isOwn : undefined;
  return (
    <>
      <PageTitle title={email} isName intro={intro} back={back} />
      {/* The form that was sent is not on the page any more. */}
      <div id={suspendForm.anchor} className="mt-5 scroll-mt-6">
        <FormStatus form={suspendedAt ? suspendForm : reactivateForm} />
      </div>
      {suspendedAt ? (
        <AccountSection
          id="reactivate"
          title="Give the access back"
          lead={`With the role ${roleNames[role]}, and the password it had.`}
        >
          <SiteForm form={reactivateForm} />
        </AccountSection>
      ) : (
        !isLastOwner && (
          <AccountSection
            id={changeRoleForm.anchor}
            title="Role"
            lead="It changes at once, also where this person is signed in, and a mail tells them."
          >
            <SiteForm form={changeRoleForm} initial={{ role }} />
          </AccountSection>
        )
      )}
      {refusal ? (
        <p className="mt-8">{refusal}</p>
      ) : (
        <div className="gap-x-12 lg:grid lg:grid-cols-2">
          {!suspendedAt && (
            <AccountSection
              id="suspend"
              title="Suspend"
              lead="Ends every session at once and refuses to sign in, until an owner gives the access back."
            >
              <SiteForm form={suspendForm} />
            </AccountSection>
          )}
          <AccountSection
            id={removeAccountForm.anchor}
            title="Remove"
            lead="Ends every session at once. What this person did stays in the audit log, and they can be invited again."
          >
            <SiteForm form={removeAccountForm} />
          </AccountSection>
        </div>
      )}
    </>
  );
}
