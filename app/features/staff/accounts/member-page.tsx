import { ButtonLink } from "~/components/button";
import { FormStatus } from "~/kits/forms/form-status";
import { SiteForm } from "~/kits/forms/site-form";
import { PageTitle } from "~/kits/staff-page/page-title";
import { AccountSection } from "../account-section";
import { adminPaths } from "../admin-paths";
import { changeRoleForm, reactivateForm, removeAccountForm, suspendForm } from "./accounts.form";
import type { MemberView } from "./load-accounts.server";
import { accountProblems, memberPage as copy, roleNames } from "./staff-accounts.copy";

const back = { to: adminPaths.staff, label: copy.back } as const;

export function MissingMember() {
  return (
    <>
      <PageTitle title={copy.title} intro={copy.missing} />
      <p className="mt-5">
        <ButtonLink to={adminPaths.staff}>{copy.back}</ButtonLink>
      </p>
    </>
  );
}

export function MemberPage({ member }: { member: MemberView }) {
  const { email, role, suspendedAt, isOwn, isLastOwner } = member;
  const intro = suspendedAt ? copy.suspendedSince(suspendedAt) : roleNames[role];
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
          title={copy.reactivate.heading}
          lead={copy.reactivate.lead(roleNames[role])}
        >
          <SiteForm form={reactivateForm} />
        </AccountSection>
      ) : (
        !isLastOwner && (
          <AccountSection id={changeRoleForm.anchor} title={copy.role.heading} lead={copy.role.lead}>
            <SiteForm form={changeRoleForm} initial={{ role }} />
          </AccountSection>
        )
      )}
      {refusal ? (
        <p className="mt-8">{refusal}</p>
      ) : (
        <div className="gap-x-12 lg:grid lg:grid-cols-2">
          {!suspendedAt && (
            <AccountSection id="suspend" title={copy.suspend.heading} lead={copy.suspend.lead}>
              <SiteForm form={suspendForm} />
            </AccountSection>
          )}
          <AccountSection id={removeAccountForm.anchor} title={copy.remove.heading} lead={copy.remove.lead}>
            <SiteForm form={removeAccountForm} />
          </AccountSection>
        </div>
      )}
    </>
  );
}
