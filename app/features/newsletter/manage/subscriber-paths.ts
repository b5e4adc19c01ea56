import { adminPaths } from "~/features/staff/admin-paths";
import { recordPath } from "~/kits/admin-table/admin-table";
import { subscribersTable } from "../subscribers/subscribers.admin";

export const addPath = `${adminPaths.subscribers}/new` as const;
export const importPath = `${adminPaths.subscribers}/import` as const;

export const subscriberPath = (id: string) => recordPath(subscribersTable, id);
