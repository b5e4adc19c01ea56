import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { definePage } from "~/content/page";
import { heldPage } from "~/content/your-data";
import { Erased, EraseQuestion, HeldSections } from "~/features/data-requests/held-sections";
import { UnknownLink } from "~/features/data-requests/unknown-link";
import { eraseYourData, loadYourData } from "~/features/data-requests/your-data-page.server";
import { METHOD_NOT_ALLOWED, personalLinkHeaders } from "~/features/subscribers/signup/personal-link.server";
import { requireFormBody } from "~/kits/forms/parse-form-body.server";
import { services } from "~/server/services.server";

export const { meta, handle } = definePage(heldPage);
export const headers = personalLinkHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const held = await loadYourData(services, request, new Date());
  const title = !held ? heldPage.unknown.heading : held.asksToErase ? heldPage.ask.title : heldPage.title;
  const page = { title, description: heldPage.description };
  return data({ page, held }, { status: held ? 200 : 404 });
}

export async function action({ request }: ActionFunctionArgs) {
  if (request.method !== "POST") return data({ erased: false }, METHOD_NOT_ALLOWED);
  await requireFormBody(request);
  const erased = await eraseYourData(services, request, new Date());
  return data({ erased, ...(erased && { title: heldPage.erased.heading }) }, { status: erased ? 200 : 404 });
}

export default function OpenYourData() {
  const { held } = useLoaderData<typeof loader>();
  if (useActionData<typeof action>()?.erased) return <Erased />;
  if (!held) return <UnknownLink />;
  return held.asksToErase ? <EraseQuestion {...held} /> : <HeldSections {...held} />;
}
