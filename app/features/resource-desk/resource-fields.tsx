import { resourceWords as words } from "~/content/staff-resources";
import { EditFields } from "~/features/editing/edit-fields";
import type { FormValues } from "~/features/editing/merge-edits";
import { adminPaths } from "~/features/staff/admin-paths";
import type { resourceForm } from "./resource.form";

const others = { path: adminPaths.resources, open: words.openDuplicate };

interface ResourceFieldsProps {
  form: typeof resourceForm;
  values: FormValues;
  suggestions: Record<string, readonly string[]>;
}

/** The form of an entry of the directory. */
export function ResourceFields(props: ResourceFieldsProps) {
  return <EditFields {...props} others={others} />;
}
