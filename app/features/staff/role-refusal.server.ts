import type { StaffRole } from "~/database/schema/staff-role";
import { parseFormBody } from "~/kits/forms/parse-form-body.server";
import type { RefusedByRole } from "~/kits/forms/refused-by-role";
import type { Services } from "~/server/services.server";
import { listOwnerAddresses } from "./admins.queries.server";
import { roleRefusals } from "./staff.copy";

/** Passwords and codes, and what the page and not a person filled in. */
const NOT_TYPED =
  /password|code|^(form|intent|id|was|status|scope|confirmed|loadedAt|version|place|change|session|next|leaveEmpty|tabSession)$|^row:/i;

const PLAIN = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };

/** A file has no page around it. */
const isFile = (pathname: string) => /\.csv$|\/download$/.test(pathname);

/** @returns what to throw: a 403 that names the owners, with what was typed */
export async function roleRefusal(
  request: Request,
  { db }: Pick<Services, "db">,
  role: StaffRole,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isPost = request.method !== "GET" && request.method !== "HEAD";
  const { post, page, file, ask } = roleRefusals;
  const reason = isFile(pathname) ? file : isPost ? post[role] : page;
  const message = `${reason} ${ask(await listOwnerAddresses(db))}`;
  if (isFile(pathname)) return new Response(message, { status: 403, headers: PLAIN });
  const body = isPost ? await parseFormBody(request) : undefined;
  const fields = body?.ok ? [...body.fields] : [];
  const typed = fields.filter(([name, value]) => !NOT_TYPED.test(name) && value.trim() !== "");
  const refused: RefusedByRole = { refusedByRole: true, message, typed };
  return Response.json(refused, { status: 403, headers: { "Cache-Control": "no-store" } });
}
