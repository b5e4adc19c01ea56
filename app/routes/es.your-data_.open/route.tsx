import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { yourDataWords } from "~/content/es/your-data";
import { definePage } from "~/content/page";
import { HeldPage } from "~/features/data-requests/held-sections";
import { eraseYourData, loadYourData } from "~/features/data-requests/your-data-page.server";
import { personalLinkHeaders } from "~/features/subscribers/signup/personal-link.server";
import { services } from "~/server/services.server";

export const { meta, handle } = definePage(yourDataWords.es.heldPage);
export const headers = personalLinkHeaders;

export const loader = ({ request }: LoaderFunctionArgs) => loadYourData(request, services, "es");

export const action = ({ request }: ActionFunctionArgs) => eraseYourData(request, services, "es");

export default function OpenSpanishYourData() {
  const { held } = useLoaderData<typeof loader>();
  return <HeldPage held={held} isErased={useActionData<typeof action>()?.erased === true} />;
}
