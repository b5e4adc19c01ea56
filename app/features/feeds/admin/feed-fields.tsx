import { adminPaths } from "~/features/staff/admin-paths";
import { EditFields } from "~/kits/versioning/edit-fields";
import type { FormValues } from "~/kits/versioning/merge-edits";
import type { feedForm } from "./feed.form";
import { feedsAdminCopy as copy } from "./feeds-admin.copy";

const others = { path: adminPaths.feeds, open: copy.openDuplicate };

export function FeedFields({ form, values }: { form: typeof feedForm; values: FormValues }) {
  return <EditFields form={form} values={values} suggestions={{}} others={others} />;
}
