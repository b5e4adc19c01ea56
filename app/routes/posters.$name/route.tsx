import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { definePage } from "~/content/page";
import { posterSheet } from "~/content/posters";
import { PosterList, PosterSheet } from "~/features/posters/poster-sheet.server";
import { findPoster } from "~/features/posters/posters.server";
import posterStyles from "~/styles/poster.css";

const { title, description } = posterSheet;

export const { meta, handle } = definePage({ title: title(""), description });

export const links: LinksFunction = () => [{ rel: "stylesheet", href: posterStyles }];

export function loader({ params }: LoaderFunctionArgs) {
  const copy = findPoster(params.name)?.copy;
  if (!copy) throw new Response(null, { status: 404 });
  return { name: copy.name, page: { title: title(copy.sentence.join(" ")), description } };
}

export default function PosterPage() {
  const { name } = useLoaderData<typeof loader>();
  return (
    <>
      <PosterSheet name={name} />
      <div className="no-print">
        <PosterList name={name} />
      </div>
    </>
  );
}
