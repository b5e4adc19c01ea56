import type { ActionFunctionArgs } from "@remix-run/node";
import { yourDataWords } from "~/content/es/your-data";
import { definePage } from "~/content/page";
import { dataRequestHandler } from "~/features/data-requests/request-link.server";
import { RequestPage } from "~/features/data-requests/request-page";
import { handlePublicForms } from "~/kits/forms/public-protection.server";
import { services } from "~/server/services.server";

export const { meta, handle } = definePage(yourDataWords.en.requestPage, { scripts: ["forms"] });

export function action({ request }: ActionFunctionArgs) {
  return handlePublicForms(request, services, [dataRequestHandler(services.db)]);
}

export default function YourData() {
  return <RequestPage />;
}
