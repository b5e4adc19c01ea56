import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerFileResponse } from "~/features/replies/answers/load-answers.server";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { services } from "~/server/staff-services.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, services, "viewer");
  return await answerFileResponse(services.db, params.id ?? "", params.position ?? "");
}
