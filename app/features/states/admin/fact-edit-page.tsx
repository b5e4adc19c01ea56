import { Badge } from "~/components/badge";
import { SiteLink } from "~/components/site-link";
import { auditHref } from "~/features/audit/audit-query";
import { adminPaths } from "~/features/staff/admin-paths";
import { ButtonForm } from "~/kits/forms/button-form";
import { FormStatus } from "~/kits/forms/form-status";
import { PageTitle } from "~/kits/staff-page/page-title";
import { EditFields } from "~/kits/versioning/edit-fields";
import { HistorySection } from "~/kits/versioning/history-section";
import type { FormValues } from "~/kits/versioning/merge-edits";
import { editing } from "~/kits/versioning/versioning.copy";
import { factForm, hideFactForm, newFactForm, showFactForm, undoFactForm } from "./fact.form";
import type { LoadedFact } from "./load-fact.server";

export const backToFacts = { to: adminPaths.states, label: "All state facts" } as const;

export function FactFields({ form, values }: { form: typeof factForm; values: FormValues }) {
  return (
    <EditFields
      form={form}
      values={values}
      suggestions={{}}
      others={{ path: adminPaths.states, open: "Open the other fact" }}
    />
  );
}

export function FactEditPage({ fact }: { fact: LoadedFact }) {
  const { id, title, page, values, isHidden, isOld, mayUndo, history } = fact;
  return (
    <section id="fact" aria-labelledby="page-title">
      <PageTitle title={title} back={backToFacts} />
      <div className="mt-2 mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Badge badge={isHidden ? editing.hidden : editing.visible} />
        {isOld && <Badge badge={{ tone: "yellow", label: "More than a year old" }} />}
        <SiteLink to={page} className="py-1 font-semibold">
          The page of the state
        </SiteLink>
        <ButtonForm form={isHidden ? showFactForm : hideFactForm} />
        {mayUndo && <ButtonForm form={undoFactForm} values={{ version: values.version }} />}
      </div>
      {[newFactForm, hideFactForm, showFactForm, undoFactForm].map((form) => (
        <FormStatus key={form.name} form={form} />
      ))}
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]">
        <FactFields form={factForm} values={values} />
        <HistorySection entries={history} auditUrl={auditHref({ kind: "state_fact", record: String(id) })} />
      </div>
    </section>
  );
}
