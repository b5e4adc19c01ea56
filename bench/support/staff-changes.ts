import { sendForms } from "~/features/campaigns/desk/campaign.forms";
import { shownValues } from "../../tests/support/shown-form";

interface Staff {
  url: string;
  cookie: string;
}

async function post({ url, cookie }: Staff, path: string, fields: Record<string, string>): Promise<Response> {
  return await fetch(url + path, {
    method: "POST",
    redirect: "manual",
    headers: { cookie, origin: new URL(url).origin, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields),
  });
}

/** @throws when the change was not made @returns its id */
function changeOf(response: Response): string {
  const target = new URL(response.headers.get("location") ?? "", response.url);
  const change = target.searchParams.get("change");
  if (response.status !== 303 || !change)
    throw new Error(`${response.url} responded with ${response.status}`);
  return change;
}

/** Changes all rows that match, after the page on which staff confirm it. @returns the change's id */
export async function changeMatching(
  staff: Staff,
  path: string,
  intent: Record<string, string>,
): Promise<string> {
  const fields = { scope: "matching", ...intent };
  const confirmation = await (await post(staff, path, fields)).text();
  const confirmed = /name="confirmed" value="([^"]+)"/.exec(confirmation)?.[1] ?? "";
  return changeOf(await post(staff, path, { ...fields, confirmed }));
}

export async function undoChange(staff: Staff, path: string, change: string): Promise<string> {
  return changeOf(await post(staff, path, { intent: "undo", change }));
}

/** Makes a newsletter for all its readers, after the page on which staff confirm it. No worker sends it. */
export async function sendNewsletter(staff: Staff): Promise<void> {
  const tab = "/admin/dashboard/newsletter";
  const page = await fetch(`${staff.url}${tab}?confirm=newsletter`, { headers: { cookie: staff.cookie } });
  const response = await post(staff, tab, shownValues(await page.text(), sendForms.newsletter.name));
  if (response.status !== 303) throw new Error(`${response.url} responded with ${response.status}`);
}
