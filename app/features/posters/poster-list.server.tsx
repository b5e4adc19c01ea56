import { SiteLink } from "~/components/site-link";
import { posterPath } from "~/content/page";
import { posterSheet } from "~/content/posters";
import { findPoster, posters } from "./posters.server";

export function PosterList({ name }: { name: string }) {
  const page = findPoster(name)?.copy.path ?? "/";
  return (
    <div className="wrap py-10">
      <p>{posterSheet.print}</p>
      <p className="mt-3">
        <SiteLink to={page} className="inline-block py-0.5 font-semibold">
          {posterSheet.back}
        </SiteLink>
      </p>
      <h2 className="mt-10 text-xl uppercase">{posterSheet.others}</h2>
      <ul className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
        {posters.map(({ copy, Picture }) => (
          <li key={copy.name}>
            <SiteLink
              to={posterPath(copy.name)}
              aria-current={copy.name === name ? "page" : undefined}
              className="block"
            >
              <span className="mb-2 block border-2 border-ink">
                <Picture />
              </span>
              {copy.sentence.join(" ")}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
