import { SiteLink } from "~/components/site-link";
import { auditHref } from "~/features/audit/audit-query";
import { adminPaths } from "~/features/staff/admin-paths";
import { ButtonForm } from "~/kits/forms/button-form";
import { FormStatus } from "~/kits/forms/form-status";
import { PageTitle } from "~/kits/staff-page/page-title";
import { EditFields } from "~/kits/versioning/edit-fields";
import { HistorySection } from "~/kits/versioning/history-section";
import type { FormValues } from "~/kits/versioning/merge-edits";
import { languageNames } from "../reply.copy";
import type { Placeholder } from "../template-text";
import { newTemplateForm, removeTemplateForm, templateForm } from "./template.form";
import type { LoadedTemplate } from "./template-editor.server";

export function TemplateEditPage({ template }: { template: LoadedTemplate }) {
  const { id, name, values, other, history } = template;
  return (
    <section id={templateForm.anchor} aria-labelledby="page-title">
      <div className="mb-6">
        <PageTitle title={name} isName back={{ to: adminPaths.templates, label: "All templates" }} />
      </div>
      <FormStatus form={newTemplateForm} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]">
        <TemplateFields form={templateForm} values={values} />
        <div className="flex flex-col gap-10">
          {other && <OtherLanguage letter={other} />}
          <PlaceholderList />
          <section aria-labelledby="remove-title">
            <h2 id="remove-title" className="mb-2 text-xl">
              Delete this template
            </h2>
            <p className="mb-4">
              Replies that were written with it stay as they are. You can undo this for 30 days.
            </p>
            <ButtonForm form={removeTemplateForm} />
          </section>
          <HistorySection entries={history} auditUrl={auditHref({ kind: "template", record: String(id) })} />
        </div>
      </div>
    </section>
  );
}

function OtherLanguage({ letter }: { letter: NonNullable<LoadedTemplate["other"]> }) {
  const { id, language, subject, text } = letter;
  return (
    <section aria-labelledby="other-language">
      <h2 id="other-language" className="mb-2 text-xl">
        The same letter in {languageNames[language]}
      </h2>
      <div lang={language} className="border-2 border-hair bg-card p-4">
        <p dir="auto" className="font-semibold">
          {subject}
        </p>
        <p dir="auto" className="mt-2 whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      </div>
      <p className="no-print mt-2">
        <SiteLink to={`${adminPaths.templates}/${id}`} className="inline-block py-1 font-semibold">
          Change the letter in {languageNames[language]}
        </SiteLink>
      </p>
    </section>
  );
}

const others = { path: adminPaths.templates, open: "Open the other template" };

export function TemplateFields({ form, values }: { form: typeof templateForm; values: FormValues }) {
  return <EditFields form={form} values={values} suggestions={{}} others={others} />;
}

const meanings: Readonly<Record<Placeholder, string>> = {
  name: "the person’s name",
  organization: "the name of our organization",
  directory: "the address of the resource directory",
  first_week: "the address of the page for the first seven days",
  role: "the role, in volunteer applications",
  company: "the company, in partnership applications",
  entry: "the entry of the directory, in reports about resources",
  crisis_lines:
    "the lines to call or text in danger, those for the danger of the row first; a template with them is offered beside urgent rows",
};

/** Explains what can stand in braces. */
export function PlaceholderList() {
  return (
    <section aria-labelledby="placeholders-title">
      <h2 id="placeholders-title" className="mb-2 text-xl">
        What is filled in
      </h2>
      <p className="mb-2">Write these in the subject or the text; each reply has the person’s own.</p>
      <dl>
        {Object.entries(meanings).map(([name, meaning]) => (
          <div key={name} className="grid gap-x-4 border-t border-hair py-2 sm:grid-cols-[10rem_1fr]">
            <dt className="font-[monospace]">{`{${name}}`}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
