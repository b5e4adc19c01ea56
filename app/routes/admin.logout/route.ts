import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { adminPaths } from "~/features/staff/admin-paths";
import { signOut } from "~/features/staff/sign-in/sign-in.server";
import { services } from "~/server/services.server";

/** GET changes nothing and redirects to the dashboard. */
export function loader() {
  return redirect(adminPaths.login);
}

export function action({ request }: ActionFunctionArgs) {
  return signOut(request, services);
}
