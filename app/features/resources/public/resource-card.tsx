import { Fragment, type ReactNode } from "react";
import { ExternalLink } from "~/components/external-link";
import { PhoneText } from "~/components/phone-text";
import { iconHref } from "~/content/resources/resource-categories";
import { classNames } from "~/lib/class-names";
import { useStoredLanguage } from "~/lib/contexts";
import type { PartProps, PhoneView, ResourceView } from "./entry-view";
import { Rest, type TagHref } from "./resource-rest";
import { Stored, useWords } from "./stored-text";

/** Adds it to the list of one's own; without script the form of the page takes it. */
export const OWN_LIST_FORM = "own-list";

function AddButton({ resource: { id, title } }: PartProps) {
  const card = useWords();
  const storedLanguage = useStoredLanguage();
  return (
    <button
      type="submit"
      form={OWN_LIST_FORM}
      name="ids"
      value={id}
      data-list-add=""
      suppressHydrationWarning
      className="group no-print -my-1 ml-auto min-h-8 shrink-0 pl-1 underline underline-offset-2"
    >
      <span className="group-data-on:hidden">{card.add}</span>
      <span className="hidden group-data-on:inline">{card.added}</span>
      <span lang={storedLanguage} className="sr-only">
        : {title}
      </span>
    </button>
  );
}

function Band({ resource, isListable }: PartProps & { isListable: boolean }) {
  const { category, tone, icon } = resource;
  return (
    <div
      data-tone={tone}
      className={classNames(
        "flex items-center gap-2 border-b-2 border-ink px-3 py-1 text-sm leading-tight font-semibold print:px-1 print:py-0",
        tone === "ink" ? "bg-ink text-paper" : "bg-(--block) text-(--on-block)",
      )}
    >
      {icon && (
        <svg viewBox="0 0 24 24" className="size-5 shrink-0" aria-hidden="true">
          <use href={iconHref(icon)} />
        </svg>
      )}
      <span className="min-w-0">
        <Stored text={category} />
      </span>
      {isListable && <AddButton resource={resource} />}
    </div>
  );
}

interface PhoneButtonsProps {
  phone: PhoneView;
  className: string;
  /** The card says elsewhere what a number needs to be said about. */
  hasNote?: boolean;
}

/** A line ends before a number, and never inside one. */
function NumberLabel({ label }: { label: string }) {
  const at = label.search(/\d/);
  return at > 0 ? (
    <span>
      {label.slice(0, at)}
      <wbr />
      {label.slice(at)}
    </span>
  ) : (
    label
  );
}

/** A button for each number, and on paper the text. */
export function PhoneButtons({ phone, className, hasNote = true }: PhoneButtonsProps) {
  const { links, note, parts } = phone;
  const storedLanguage = useStoredLanguage();
  return (
    <>
      {links.map(({ label, to }) => (
        <a
          key={to}
          href={to}
          className={classNames("no-print", links.length === 1 && "min-[22rem]:whitespace-nowrap", className)}
        >
          {links.length === 1 ? <NumberLabel label={label} /> : label}
        </a>
      ))}
      {note && hasNote && (
        <p className="font-semibold print:hidden">
          <Stored text={note} />
        </p>
      )}
      <p lang={note ? storedLanguage : undefined} className="hidden font-semibold print:block">
        <PhoneText parts={parts} />
      </p>
    </>
  );
}

const actionClasses =
  "press no-print flex min-h-11 grow items-center justify-center border-2 border-ink px-1 text-center text-sm leading-tight font-semibold no-underline sm:grow-0 sm:px-4 sm:text-base";

function Actions({ resource: { title, phone, website }, children }: PartProps & { children: ReactNode }) {
  const card = useWords();
  const storedLanguage = useStoredLanguage();
  // "Llame al 1-800-318-2596" has just enough room for one line.
  const isLong = phone?.links.some(({ label }) => label.length > 20);
  return (
    <div
      className={classNames(
        "mt-1.5 flex flex-wrap items-stretch max-sm:flex-nowrap print:flex-wrap",
        isLong ? "gap-1 sm:gap-2" : "gap-2",
      )}
    >
      {phone && (
        <PhoneButtons
          phone={phone}
          hasNote={false}
          className={classNames(actionClasses, "bg-green text-green-ink")}
        />
      )}
      {website && (
        <ExternalLink
          to={website}
          newTab
          about={<span lang={storedLanguage}>{title}</span>}
          className={classNames(
            actionClasses,
            "shrink-0 bg-card max-sm:[&_svg]:hidden",
            phone && "max-sm:grow-0",
            isLong ? "max-sm:px-2" : "max-sm:px-3",
          )}
        >
          {card.website}
        </ExternalLink>
      )}
      {website && <p className="hidden print:block">{website}</p>}
      {children}
    </div>
  );
}

/** Most entries are; the others say where they are for before they are opened. */
const NATIONWIDE = "National (US)";

/** The reader's language, the cost and who runs it lead the facts. */
function Facts({ resource }: PartProps) {
  const { title, organization, speaks, hours, cost, area, foundBy } = resource;
  const words = useWords();
  const facts: [string, ReactNode][] = [
    ["cost", <Stored key="cost" text={cost} />],
    ["organization", organization !== title && <Stored text={organization} />],
    ["hours", hours && <Stored text={hours} />],
    ["area", area !== NATIONWIDE && !title.includes(area) && <Stored text={area} />],
    ["found", foundBy && `${words.foundBy} ${foundBy}`],
  ];
  return (
    <p dir="auto" className="text-sm leading-tight">
      {speaks && <b className="mb-1 block w-fit border px-1">{speaks}</b>}
      {facts
        .filter(([, fact]) => fact)
        .map(([name, fact], index) => (
          <Fragment key={name}>
            {index > 0 && "\u00a0· "}
            {fact}
          </Fragment>
        ))}
    </p>
  );
}

interface ResourceCardProps {
  resource: ResourceView;
  heading?: "h3" | "h4";
  /** In the directory: with tags that search, and with what reports it and adds it to a list. */
  tagHref?: TagHref;
  /** The address of the list, if somebody asked for it. */
  results?: `/${string}` | undefined;
  /** Shows all of it at once. */
  isOpen?: boolean;
  /** In place of what adds it to a list. */
  children?: ReactNode;
}

/** As much as answers whether to call; the rest opens. A phone shows two in one view. */
export function ResourceCard(props: ResourceCardProps) {
  const { resource, heading: Heading = "h3", tagHref, results, isOpen = false, children } = props;
  const { title, summary, isTranslated, phone, rest, whenYouCall, haveReady } = resource;
  const words = useWords();
  const storedLanguage = useStoredLanguage();
  return (
    <article className="entry self-start break-inside-avoid border-2 border-ink bg-card wrap-anywhere">
      <Band resource={resource} isListable={tagHref !== undefined && !children} />
      <div className="flex flex-col gap-1 p-3 pt-2 pb-0.5 sm:gap-2 sm:p-4 sm:pb-1 print:gap-1 print:p-1">
        <Heading
          dir="auto"
          lang={storedLanguage}
          className="font-display text-[1.375rem] leading-[1.03] tracking-[0.01em] sm:text-xl"
        >
          {title}
        </Heading>
        <p
          dir="auto"
          lang={isTranslated ? undefined : storedLanguage}
          className="leading-snug max-sm:text-sm"
        >
          {summary}
        </p>
        <Facts resource={resource} />
        {phone?.note && (
          <p dir="auto" className="text-sm leading-snug font-semibold print:hidden">
            <Stored text={phone.note} />
          </p>
        )}
        <Actions resource={resource}>{children}</Actions>
        <details open={isOpen}>
          <summary className="w-fit py-1.5 text-sm font-semibold">
            {words.more} {(rest ?? whenYouCall ?? haveReady) && words.inEnglish}
            <span lang={storedLanguage} className="sr-only">
              : {title}
            </span>
          </summary>
          <div className="pb-2">
            <Rest resource={resource} tagHref={tagHref} results={results} />
          </div>
        </details>
      </div>
    </article>
  );
}
