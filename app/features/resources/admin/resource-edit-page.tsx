import type { ReactNode } from "react";
import { Badge } from "~/components/badge";
import { auditHref } from "~/features/audit/audit-query";
import { adminPaths } from "~/features/staff/admin-paths";
import { ButtonForm } from "~/kits/forms/button-form";
import { FormStatus } from "~/kits/forms/form-status";
import { PageTitle } from "~/kits/staff-page/page-title";
import { EditFields } from "~/kits/versioning/edit-fields";
import { HistorySection } from "~/kits/versioning/history-section";
import type { FormValues } from "~/kits/versioning/merge-edits";
import { editing } from "~/kits/versioning/versioning.copy";
import { ResourceCard } from "../public/resource-card";
import type { LoadedResource } from "./load-resources.server";
import { ReportsSection, ResolveQuestion } from "./reports-section";
import {
  checkResourceForm,
  hideResourceForm,
  newResourceForm,
  resourceForm,
  showResourceForm,
  uncheckResourceForm,
} from "./resource.form";
import { resourcesAdminCopy as copy } from "./resources-admin.copy";

function LinkState({ link }: { link: NonNullable<LoadedResource["link"]> }) {
  const { status, reason, failedOnce, checked } = link;
  return (
    <p className="mb-6 flex max-w-none flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
      <span className="font-semibold">{copy.link.heading}</span>
      {status && !failedOnce && <Badge badge={copy.link[status]} />}
      {reason && (failedOnce ? copy.link.failedOnce(reason) : reason)} {copy.link.checked(checked)}
    </p>
  );
}

export function ResourceEditPage({ resource }: { resource: LoadedResource }) {
  const { id, values, view, hidden, added, checked, link, history, reports, reportCount, suggestions } =
    resource;
  return (
    <section id="resource" aria-labelledby="page-title">
      <PageTitle title={values.title} back={{ to: adminPaths.resources, label: copy.back }} />
      <div className="mt-2 mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Badge badge={hidden ? editing.hidden : editing.visible} />
        <span className="text-soft">
          {checked
            ? `Last checked ${checked.day}${checked.by === null ? "" : ` by ${checked.by}`}`
            : "Not checked yet"}
          . Added {added}.
        </span>
        <ButtonForm form={checkResourceForm} />
        {checked && <ButtonForm form={uncheckResourceForm} />}
        <ButtonForm form={hidden ? showResourceForm : hideResourceForm} />
      </div>
      {link && <LinkState link={link} />}
      {[newResourceForm, checkResourceForm, uncheckResourceForm, hideResourceForm, showResourceForm].map(
        (form) => (
          <FormStatus key={form.name} form={form} />
        ),
      )}
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]">
        <ResourceFields
          form={resourceForm}
          values={values}
          suggestions={suggestions}
          lead={<ResolveQuestion reports={reports} />}
        />
        <div className="flex flex-col gap-10">
          <ReportsSection reports={reports} total={reportCount} />
          <section aria-labelledby="card-title">
            <h2 id="card-title" className="mb-3 text-xl">
              {hidden ? "As visitors would see it" : "As visitors see it"}
            </h2>
            <div className="grid">
              <ResourceCard resource={view} />
            </div>
          </section>
          <HistorySection entries={history} auditUrl={auditHref({ kind: "resource", record: String(id) })} />
        </div>
      </div>
    </section>
  );
}

const others = { path: adminPaths.resources, open: "Open the other entry" };

interface ResourceFieldsProps {
  form: typeof resourceForm;
  values: FormValues;
  suggestions: Record<string, readonly string[]>;
  lead?: ReactNode;
}

export function ResourceFields(props: ResourceFieldsProps) {
  return <EditFields {...props} others={others} />;
}
