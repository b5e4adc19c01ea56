import { type ReactNode, useContext } from "react";
import { PhoneText } from "~/components/phone-text";
import { SiteLink } from "~/components/site-link";
import { PageLanguage, useStoredLanguage } from "~/lib/contexts";
import type { PartProps } from "./entry-view";
import { reportHref } from "./report-link";
import { Stored, useWords } from "./stored-text";

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="grid gap-x-4 border-t border-hair py-1.5 xs:grid-cols-[6rem_1fr] sm:grid-cols-[8.5rem_1fr] print:py-0">
      <dt className="text-soft">{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

export type TagHref = (tag: string) => `/${string}`;

function Tags({
  tags,
  label,
  tagHref,
}: {
  tags: readonly string[];
  label: string;
  tagHref: TagHref | undefined;
}) {
  const storedLanguage = useStoredLanguage();
  if (tags.length === 0) return null;
  return (
    <ul
      aria-label={label}
      lang={storedLanguage}
      className="no-print mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm"
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
  );
}

interface RestProps extends PartProps {
  tagHref: TagHref | undefined;
  results: `/${string}` | undefined;
}

/** What opens; what it costs, who runs it and when stand on the card. */
export function Rest({ resource, tagHref, results }: RestProps) {
  const card = useWords();
  const storedLanguage = useStoredLanguage();
  const language = useContext(PageLanguage);
  const { id, title, rest, eligibility, whenYouCall, haveReady } = resource;
  const { area, languages, tags, checked } = resource;
  return (
    <>
      {rest && (
        <p dir="auto" lang={storedLanguage} className="mb-2 leading-snug">
          {rest}
        </p>
      )}
      <dl className="border-b border-hair text-sm">
        <Fact name={card.whenYouCall}>
          {whenYouCall && (
            <span lang={storedLanguage}>
              <PhoneText parts={whenYouCall} className="inline-block py-0.5 font-semibold" />
            </span>
          )}
        </Fact>
        <Fact name={card.haveReady}>{haveReady && <span lang={storedLanguage}>{haveReady}</span>}</Fact>
        <Fact name={card.eligibility}>{eligibility && <Stored text={eligibility} />}</Fact>
        <Fact name={card.area}>
          <Stored text={area} />
          {languages && `\u00a0· ${languages}`}
        </Fact>
        <Fact name={card.checked}>
          {checked ? <time dateTime={checked.iso}>{card.day(checked)}</time> : card.notChecked}
        </Fact>
      </dl>
      <Tags tags={tags} label={card.tags} tagHref={tagHref} />
      {tagHref && (
        <p className="no-print mt-1 text-sm">
          <SiteLink to={reportHref(id, language, results)} className="inline-block py-1">
            {card.report}
            <span lang={storedLanguage} className="sr-only">
              : {title}
            </span>
          </SiteLink>
        </p>
      )}
    </>
  );
}
