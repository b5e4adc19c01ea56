import { DialLinks } from "~/components/dial-links";
import { ExternalLink } from "~/components/external-link";
import type { CrisisCardCopy } from "~/content/crisis-card";

interface CrisisCardProps {
  copy: CrisisCardCopy;
  heading: "h2" | "h3";
}

/** Lines that answer now, above the results of a search. */
export function CrisisCard({ copy, heading: Heading }: CrisisCardProps) {
  return (
    <div className="mt-6 border-4 border-red bg-tint-red p-6">
      <Heading className="text-xl">{copy.heading}</Heading>
      <p className="mt-2">{copy.text}</p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {copy.lines.map(({ name, links, chat }) => (
          <li key={name}>
            {name}
            <DialLinks links={links} />
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
