import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { definePage } from "~/content/page";
import { supportPoster } from "~/content/posters";
import { findState } from "~/content/states/find-state";
import { FindStatePage } from "~/features/states/find-state-page.server";
import { followState } from "~/features/states/office.server";
import { services } from "~/server/services.server";

export const { meta, handle } = definePage(findState.en.page, { poster: supportPoster });

export async function loader({ request }: LoaderFunctionArgs) {
  return await followState(services.db, new URL(request.url));
}

export default function FindState() {
  const { lacksState } = useLoaderData<typeof loader>();
  return <FindStatePage language="en" lacksState={lacksState} />;
}
