import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { myDates, page } from "~/content/es/my-dates";
import { downloadCalendar } from "~/features/my-dates/dates-page.server";
import { services } from "~/server/services.server";

/** The file is made for who posts the form; by its address alone there is none. */
export const loader = () => redirect(page.path);

export async function action({ request }: ActionFunctionArgs) {
  return (await downloadCalendar(request, services.env.SITE_URL, new Date(), myDates)) ?? redirect(page.path);
}
