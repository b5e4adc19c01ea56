import { SiteLink } from "~/components/site-link";
import { posterPath } from "~/content/page";
import { posterSheet } from "~/content/posters";
import { renderQrCode } from "~/lib/qr-code.server";
import { useSite } from "~/lib/site-settings";
import { findPoster, posters } from "./posters.server";

/** One sheet: the picture, the sentence, and where help is. Its measures are shares of its width (poster.css). */
export function PosterSheet({ name }: { name: string }) {
  const site = useSite();
  const poster = findPoster(name);
  if (!poster) return null;
  const { copy, Picture } = poster;
  const address = site.url + copy.path;
  const qrCode = renderQrCode(address);
  return (
    <article className="poster-sheet">
      <div className="poster-picture">
        <Picture label={copy.picture} />
      </div>
      <div className="poster-words">
        <h1>
          {copy.sentence.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className="poster-offer">{copy.offer}</p>
      </div>
      <div className="poster-foot">
        <div>
          <p className="poster-name">{site.name}</p>
          <p className="poster-address">{address.replace(/^https?:\/\//, "").replace(/\/$/, "")}</p>
          {posterSheet.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <svg viewBox={`0 0 ${qrCode.size} ${qrCode.size}`} role="img" aria-label={posterSheet.scan}>
          <path d={qrCode.path} />
        </svg>
      </div>
    </article>
  );
}

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
