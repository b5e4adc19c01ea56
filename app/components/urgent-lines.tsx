import type { CrisisCardCopy, EmptyHelpCopy } from "~/content/crisis-card";
import { ExternalLink } from "./external-link";

/** Large enough for a hand that shakes. Not PhoneLinks, which would be one more file for the browser to fetch. */
function Lines({ links }: { links: EmptyHelpCopy["links"] }) {
  return (
    <p className="flex flex-wrap gap-3 py-2">
      {links.map(({ label, to }) => (
        <a
          key={to}
          href={to}
          className="flex min-h-12 w-full items-center justify-center border-2 border-ink bg-card px-5 font-semibold sm:w-auto"
        >
          {label}
        </a>
      ))}
    </p>
  );
}

/** Lines that answer now, above the results of a search. */
export function CrisisCard({ copy, heading: Heading }: { copy: CrisisCardCopy; heading: "h2" | "h3" }) {
  return (
    <div className="mt-6 border-4 border-red bg-tint-red p-6">
      <Heading className="text-xl">{copy.heading}</Heading>
      <p className="mt-2">{copy.text}</p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {copy.lines.map(({ name, links, chat }) => (
          <li key={name}>
            {name}
            <Lines links={links} />
            {chat && (
              <ExternalLink to={chat.to} className="font-semibold">
                {chat.label}
              </ExternalLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function EmptyHelp({ copy }: { copy: EmptyHelpCopy }) {
  return (
    <>
      <p className="mt-4">{copy.text}</p>
      <Lines links={copy.links} />
    </>
  );
}
