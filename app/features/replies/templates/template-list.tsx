import { Cell, DataTable } from "~/components/data-table";
import { SiteLink } from "~/components/site-link";
import { signatureForm } from "~/features/replies/signature/signature.form";
import { adminPaths } from "~/features/staff/admin-paths";
import { RestoreNotice } from "~/kits/admin-table/undo-notice";
import { FormStatus } from "~/kits/forms/form-status";
import { SiteForm } from "~/kits/forms/site-form";
import type { LetterLanguage } from "~/lib/text/written-language";
import { languageNames } from "../reply.copy";
import { restoreTemplateForm } from "./template.form";
import type { TemplateListData } from "./template-editor.server";

export function TemplateList({ data: { templates, removed } }: { data: TemplateListData }) {
  return (
    <div id={restoreTemplateForm.anchor} className="scroll-mt-24">
      <FormStatus form={restoreTemplateForm} />
      {removed && (
        <RestoreNotice form={restoreTemplateForm} removed={removed}>
          The template is deleted.
        </RestoreNotice>
      )}
      {templates.length === 0 ? (
        <p className="border-2 border-ink bg-card p-5">
          There are no templates yet. Add one, and it can be chosen in every reply.
        </p>
      ) : (
        <DataTable
          label="Templates of replies"
          columns={["Template", languageNames.en, languageNames.es, "For", "Goes with"]}
          stacks
        >
          {templates.map(({ id, name, letters, kinds, decision }) => (
            <tr key={id}>
              <Cell as="rowheader" className="min-w-36 lg:min-w-48">
                <SiteLink to={`${adminPaths.templates}/${id}`} className="-my-1 block w-fit py-1">
                  {name}
                </SiteLink>
              </Cell>
              {(["en", "es"] as const).map((language) => (
                <Cell
                  key={language}
                  label={languageNames[language]}
                  className="min-w-40 wrap-anywhere lg:min-w-52"
                >
                  <Letter letter={letters[language]} language={language} />
                </Cell>
              ))}
              <Cell label="For" className="min-w-28 lg:min-w-44">
                {kinds.join(", ")}
              </Cell>
              <Cell {...(decision !== "" && { label: "Goes with" })}>{decision}</Cell>
            </tr>
          ))}
        </DataTable>
      )}
    </div>
  );
}

interface LetterProps {
  letter: TemplateListData["templates"][number]["letters"]["en"];
  language: LetterLanguage;
}

function Letter({ letter, language }: LetterProps) {
  if (!letter) return <span className="text-soft">None</span>;
  return (
    <SiteLink
      to={`${adminPaths.templates}/${letter.id}`}
      className="-my-1 inline-block py-1 md:block md:w-fit"
    >
      <span lang={language}>{letter.subject}</span>
    </SiteLink>
  );
}

export function SignatureSection({ values }: { values: Record<string, string> }) {
  return (
    <section id={signatureForm.anchor} aria-labelledby="signature-title" className="mt-12 scroll-mt-24">
      <h2 id="signature-title" className="text-xl">
        Your signature
      </h2>
      <p className="mt-1 mb-6 text-soft">It ends each reply that you write.</p>
      <SiteForm form={signatureForm} initial={values} />
    </section>
  );
}
