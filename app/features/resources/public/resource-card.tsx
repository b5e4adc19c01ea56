import type { ReactNode } from "react";
import { ExternalLink } from "~/components/external-link";
import { SiteLink } from "~/components/site-link";
import { resourceDirectory } from "~/content/resource-directory";
import type { HttpUrl } from "~/lib/http-url";
import type { ShortDate } from "~/lib/short-date";
import { reportHref } from "./report-link";

export interface ResourceView {
  id: number;
  category: string;
  title: string;
  organization: string;
  description: string;
  eligibility: string | null;
  cost: string;
  /** `href` is null where the text holds no single number to dial. */
  phone: { text: string; href: string | null } | null;
  website: HttpUrl | null;
  area: string;
  /** Three at most. */
  tags: string[];
  checked: ShortDate | null;
  /** The word or the need a search found it by, where its title does not tell. */
  foundBy?: string | undefined;
}

const copy = resourceDirectory.card;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-t border-hair py-2 xs:grid-cols-[6rem_1fr] sm:grid-cols-[8.5rem_1fr]">
      <dt className="text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Facts({ resource }: { resource: ResourceView }) {
  const { eligibility, cost, phone, area } = resource;
  return (
    <dl className="border-b border-hair">
      {eligibility && <Fact name={copy.eligibility}>{eligibility}</Fact>}
      <Fact name={copy.cost}>{cost}</Fact>
      {phone && (
        <Fact name={copy.phone}>
          {phone.href ? (
            <a href={phone.href} className="inline-block font-semibold">
              {phone.text}
            </a>
          ) : (
            phone.text
          )}
        </Fact>
      )}
      <Fact name={copy.area}>{area}</Fact>
    </dl>
  );
}

interface ResourceCardProps {
  resource: ResourceView;
  /** Whether the card leads to the form that reports it; not where it stands beside that form. */
  reportable?: boolean;
  /** Whether it stands in the list to print, which spells the address out and does without what is for the screen. */
  forPaper?: boolean;
}

function CardFoot({ resource, reportable = true, forPaper }: ResourceCardProps) {
  const { id, title, website, checked } = resource;
  return (
    <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      {website && forPaper && <a href={website}>{website}</a>}
      {website && !forPaper && (
        <>
          <ExternalLink
            to={website}
            newTab
            about={title}
            className="no-print inline-block py-1 font-semibold"
          >
            {copy.website}
          </ExternalLink>
          <p className="hidden text-sm wrap-anywhere print:block">{website}</p>
        </>
      )}
      <p className="flex flex-wrap items-baseline gap-x-4 text-sm text-soft">
        {checked && (
          <span>
            {copy.checked} <time dateTime={checked.iso}>{checked.text}</time>
          </span>
        )}
        {reportable && !forPaper && (
          <SiteLink to={reportHref(id)} className="no-print inline-block py-1">
            {copy.report}
            <span className="sr-only">: {title}</span>
          </SiteLink>
        )}
      </p>
    </div>
  );
}

export function ResourceCard(props: ResourceCardProps) {
  const { resource, forPaper } = props;
  const { category, title, organization, description, tags, foundBy } = resource;
  return (
    <article className="flex h-full break-inside-avoid flex-col border-2 border-ink bg-card wrap-anywhere">
      <p className="max-w-none border-b-2 border-ink bg-tint-green px-5 py-1.5 text-sm font-semibold">
        {category}
      </p>
      <div className="flex grow flex-col gap-4 p-5">
        <div>
          <h3 className="text-xl">{title}</h3>
          <p className="mt-1 text-sm text-soft">
            {copy.organization} {organization}
          </p>
          {foundBy && (
            <p className="mt-1 text-sm text-soft">
              {copy.foundBy} {foundBy}
            </p>
          )}
        </div>
        <p className="text-pretty">{description}</p>
        <Facts resource={resource} />
        {tags.length > 0 && !forPaper && (
          <ul aria-label={copy.tags} className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag} className="border border-ink px-2 text-sm">
                {tag}
              </li>
            ))}
          </ul>
        )}
        <CardFoot {...props} />
      </div>
    </article>
  );
}
