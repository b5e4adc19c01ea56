import { type ReactNode, useContext } from "react";
import { ExternalLink } from "~/components/external-link";
import { PhoneText } from "~/components/phone-text";
import { SiteLink } from "~/components/site-link";
import { cardWords } from "~/content/es/card-words";
import type { CategoryIcon, CategoryTone } from "~/content/resources/resource-categories";
import type { PhoneLink } from "~/content/types";
import { classNames } from "~/lib/class-names";
import { PageLanguage, useStoredLanguage } from "~/lib/contexts";
import type { HttpUrl } from "~/lib/http-url";
import type { PhonePart } from "~/lib/phone/phone-text";
import type { ShortDate } from "~/lib/time/dates";
import { reportHref } from "./report-link";

export interface PhoneView {
  /** Together they are what staff typed. */
  parts: readonly PhonePart[];
  /** What each number's button says. */
  links: readonly PhoneLink[];
  /** The whole text, where it says more than its buttons. */
  note: string | null;
}

export interface ResourceView {
  id: number;
  category: string;
  tone: CategoryTone;
  /** Where the page has the icons. */
  icon?: CategoryIcon | undefined;
  title: string;
  organization: string;
  description: string;
  eligibility: string | null;
  cost: string;
  phone: PhoneView | null;
  website: HttpUrl | null;
  area: string;
  /** Three at most. */
  tags: string[];
  checked: ShortDate | null;
  /** The word or the need a search found it by, where its title does not tell. */
  foundBy?: string | undefined;
}

const useWords = () => cardWords[useContext(PageLanguage)];

/** In the words of the page's language where it has some, and else as it is stored. */
export function Stored({ text }: { text: string }) {
  const language = useStoredLanguage();
  return useWords().stored[text] ?? <span lang={language}>{text}</span>;
}

const actionClasses =
  "press no-print inline-block border-2 border-ink px-4 py-2.5 text-center font-semibold no-underline";

function CategoryBand({ resource: { category, tone, icon } }: { resource: ResourceView }) {
  return (
    <p
      data-tone={tone}
      className={classNames(
        "flex max-w-none items-center gap-2 border-b-2 border-ink px-4 py-1 text-sm font-semibold print:px-1 print:py-0",
        tone === "ink" ? "bg-ink text-paper" : "bg-(--block) text-(--on-block)",
      )}
    >
      {icon && (
        <svg viewBox="0 0 24 24" className="size-5 shrink-0" aria-hidden="true">
          <use href={`#icon-${icon}`} />
        </svg>
      )}
      <Stored text={category} />
    </p>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-t border-hair py-1.5 xs:grid-cols-[6rem_1fr] sm:grid-cols-[8.5rem_1fr] print:py-0">
      <dt className="text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A button for each number, and on paper the text. */
export function PhoneButtons({ phone, className }: { phone: PhoneView; className: string }) {
  const { links, note, parts } = phone;
  const storedLanguage = useStoredLanguage();
  return (
    <>
      {links.map(({ label, to }) => (
        <a key={to} href={to} className={classNames("no-print", className)}>
          {label}
        </a>
      ))}
      {note && (
        <p lang={storedLanguage} className="font-semibold print:hidden">
          {note}
        </p>
      )}
      <p className="hidden font-semibold print:block">
        <PhoneText parts={parts} />
      </p>
    </>
  );
}

interface ActionsProps {
  resource: ResourceView;
  listable: boolean;
  children: ReactNode;
}

function Actions({ resource, listable, children }: ActionsProps) {
  const { id, title, website } = resource;
  const copy = useWords();
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      {website && (
        <ExternalLink to={website} newTab about={title} className={classNames(actionClasses, "bg-card")}>
          {copy.website}
        </ExternalLink>
      )}
      {website && <p className="hidden print:block">{website}</p>}
      {listable && (
        <button
          type="button"
          data-list-add={id}
          suppressHydrationWarning
          className={classNames(actionClasses, "group bg-card noscript:hidden data-on:bg-tint-gold")}
        >
          <span className="group-data-on:hidden">{copy.add}</span>
          <span className="hidden group-data-on:inline">{copy.added}</span>
          <span className="sr-only">: {title}</span>
        </button>
      )}
      {children}
    </div>
  );
}

interface ResourceCardProps {
  resource: ResourceView;
  heading?: "h3" | "h4";
  /** In the directory: with tags that search, and with what reports it and adds it to a list. */
  tagHref?: (tag: string) => `/${string}`;
  /** In place of what adds it to a list. */
  children?: ReactNode;
}

export function ResourceCard({ resource, heading: Heading = "h3", tagHref, children }: ResourceCardProps) {
  const { id, title, organization, description, eligibility, cost, phone, area, tags, checked, foundBy } =
    resource;
  const copy = useWords();
  const storedLanguage = useStoredLanguage();
  return (
    <article className="flex h-full break-inside-avoid flex-col border-2 border-ink bg-card wrap-anywhere">
      <CategoryBand resource={resource} />
      <div className="flex grow flex-col gap-3.5 p-4 sm:p-5 print:gap-1 print:p-1">
        <div>
          <Heading dir="auto" lang={storedLanguage} className="font-display text-xl tracking-[0.01em]">
            {title}
          </Heading>
          {foundBy && (
            <p className="mt-1 text-sm text-soft">
              {copy.foundBy} {foundBy}
            </p>
          )}
          {organization !== title && (
            <p className="mt-1 text-sm text-soft">
              {copy.organization} <bdi lang={storedLanguage}>{organization}</bdi>
            </p>
          )}
        </div>
        {phone && (
          <PhoneButtons
            phone={phone}
            className={classNames(actionClasses, "bg-green text-lg text-green-ink sm:self-start sm:px-8")}
          />
        )}
        <p dir="auto" lang={storedLanguage} className="text-pretty">
          {description}
        </p>
        <dl className="border-b border-hair text-sm">
          {eligibility && (
            <Fact name={copy.eligibility}>
              <span lang={storedLanguage}>{eligibility}</span>
            </Fact>
          )}
          <Fact name={copy.cost}>
            <Stored text={cost} />
          </Fact>
          <Fact name={copy.area}>
            <Stored text={area} />
          </Fact>
        </dl>
        <Actions resource={resource} listable={tagHref !== undefined && !children}>
          {children}
        </Actions>
        {tags.length > 0 && (
          <ul
            aria-label={copy.tags}
            lang={storedLanguage}
            className="no-print flex flex-wrap gap-x-4 gap-y-1 text-sm"
          >
            {tags.map((tag) => (
              <li key={tag}>
                {tagHref ? (
                  <SiteLink to={tagHref(tag)} className="inline-block min-w-6 py-1">
                    {tag}
                  </SiteLink>
                ) : (
                  tag
                )}
              </li>
            ))}
          </ul>
        )}
        {(checked || tagHref) && (
          <p className="mt-auto flex flex-wrap justify-between gap-x-6 text-sm text-soft">
            {checked && (
              <span className="py-1">
                {copy.checked} <time dateTime={checked.iso}>{copy.day(checked)}</time>
              </span>
            )}
            {tagHref && (
              <SiteLink to={reportHref(id)} className="no-print inline-block py-1">
                {copy.report}
                <span className="sr-only">: {title}</span>
              </SiteLink>
            )}
          </p>
        )}
      </div>
    </article>
  );
}
