import { adminPaths } from "~/features/staff/admin-paths";
import { EditFields } from "~/kits/versioning/edit-fields";
import type { FormValues } from "~/kits/versioning/merge-edits";
import type { templateForm } from "./template.form";
import { templatesCopy as copy } from "./templates.copy";

const others = { path: adminPaths.templates, open: copy.openOther };

export function TemplateFields({ form, values }: { form: typeof templateForm; values: FormValues }) {
  return <EditFields form={form} values={values} suggestions={{}} others={others} />;
}

/** What can stand in braces. */
export function PlaceholderList() {
  const { heading, intro, meanings } = copy.placeholders;
  return (
    <section aria-labelledby="placeholders-title">
      <h2 id="placeholders-title" className="mb-2 text-xl">
        {heading}
      </h2>
      <p className="mb-2">{intro}</p>
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
