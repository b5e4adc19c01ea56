import { adminPaths } from "~/features/staff/admin-paths";
import { EditFields } from "~/kits/versioning/edit-fields";
import type { FormValues } from "~/kits/versioning/merge-edits";
import type { resourceForm } from "./resource.form";

const others = { path: adminPaths.resources, open: "Open the other entry" };

interface ResourceFieldsProps {
  form: typeof resourceForm;
  values: FormValues;
  suggestions: Record<string, readonly string[]>;
}

export function ResourceFields(props: ResourceFieldsProps) {
  return <EditFields {...props} others={others} />;
}
