import { Form, useActionData } from "@remix-run/react";
import { Fragment } from "react";
import { Button } from "~/components/button";
import { ExternalLink } from "~/components/external-link";
import { Notice, noticeButtonClass } from "~/components/notice";
import { Pager } from "~/components/pager";
import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { FormMetaInputs } from "~/kits/forms/form-meta-inputs";
import { ErrorSummary } from "~/kits/forms/messages";
import { useFormState } from "~/kits/forms/use-form-state";
import { formatCount } from "~/lib/numbers";
import type { ReviewEntry, ReviewPage, ReviewResult, ReviewState } from "./load-review.server";
import { reviewCopy as copy } from "./review.copy";
import { DAY_PREFIX, type Decision, ROW_PREFIX, reviewForm, rowId, SELECTED } from "./review.form";
import type { ReviewAnswer } from "./review-articles.server";

const FORM_ID = "put-back";

const states = ["published", "dismissed", "waiting"] as const satisfies readonly ReviewState[];

function described({ ids, title, counts }: ReviewResult): string[] {
  const present = states.filter((state) => counts[state] > 0);
  return present.map((state) =>
    ids.length === 1 ? copy.result[state](title) : copy.results[state](counts[state]),
  );
}

const canPutBack = ({ counts }: ReviewResult) => counts.waiting === 0;

/** Stands outside the list, which is a form itself. */
function PutBackForm({ result }: { result: ReviewResult }) {
  if (!canPutBack(result)) return null;
  return (
    <Form id={FORM_ID} method="post" discover="none" action={adminPaths.articles} autoComplete="off">
      <FormMetaInputs form={reviewForm} />
      {result.ids.map((id) => (
        <input key={id} type="hidden" name={`${ROW_PREFIX}${id}`} value="on" />
      ))}
    </Form>
  );
}

/** Stands where the articles stood in the list, so that the reader goes on with the next one. */
function ReviewNotice({ result }: { result: ReviewResult }) {
  const { ids, counts } = result;
  return (
    <Notice
      of={`${ids.join()} ${Object.values(counts).join()}`}
      id={reviewForm.anchor}
      className="scroll-mt-24 wrap-anywhere"
    >
      <p>{described(result).join(" ")}</p>
      {canPutBack(result) && (
        <button type="submit" form={FORM_ID} name="putBack" value={SELECTED} className={noticeButtonClass}>
          {copy.undo}
        </button>
      )}
    </Notice>
  );
}

interface ReviewButtonsProps {
  /** An article's id, or `SELECTED`. */
  value: string;
  labels?: Partial<Record<Exclude<Decision, "putBack">, string>>;
  about?: string;
  busy: boolean;
}

/** The submit buttons of a review form. */
function ReviewButtons({ value, labels = {}, about, busy }: ReviewButtonsProps) {
  const name = about && <span className="sr-only"> {about}</span>;
  return (
    <>
      <Button size="small" name="publish" value={value} disabled={busy}>
        {labels.publish ?? copy.publish}
        {name}
      </Button>
      <Button kind="plain" size="small" name="dismiss" value={value} disabled={busy}>
        {labels.dismiss ?? copy.dismiss}
        {name}
      </Button>
    </>
  );
}

/** It asks for the day of an article that has none. */
function DayField({ id, title }: Pick<ReviewEntry, "id" | "title">) {
  const answer = useActionData<ReviewAnswer>();
  const typed = answer && "invalid" in answer ? answer.extra?.days[id] : undefined;
  return (
    <p className="no-print mt-2 flex max-w-none flex-wrap items-center gap-x-3 gap-y-1">
      <input
        type="date"
        name={`${DAY_PREFIX}${id}`}
        defaultValue={typed}
        aria-label={copy.day(title)}
        className="border-2 border-ink bg-page px-2 py-1"
      />
      <span className="text-soft">{copy.dayHint}</span>
    </p>
  );
}

function Entry({ entry, busy }: { entry: ReviewEntry; busy: boolean }) {
  const { id, title, href, source, summary, published, feed, doubles } = entry;
  return (
    <li
      id={rowId(id)}
      className="grid scroll-mt-24 grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 border-t border-hair px-4 py-3 wrap-anywhere first:border-t-0 lg:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <input type="checkbox" name={`${ROW_PREFIX}${id}`} aria-label={copy.select(title)} className="mt-0.5" />
      <div>
        <h2 className="max-w-none font-text text-base font-bold tracking-normal">
          {href ? (
            <ExternalLink to={href} newTab className="inline-block py-0.5">
              <bdi>{title}</bdi>
            </ExternalLink>
          ) : (
            <bdi>{title}</bdi>
          )}
        </h2>
        <p className="max-w-none text-soft">
          {source && (
            <>
              <bdi>{source}</bdi> ·{" "}
            </>
          )}
          {published?.text ?? copy.noDate}
          {feed && feed !== source && (
            <>
              {" "}
              · from <bdi>{feed}</bdi>
            </>
          )}
        </p>
        {summary && (
          <p dir="auto" className="mt-1 max-w-[52rem]">
            {summary}
          </p>
        )}
        {doubles.length > 0 && (
          <p className="mt-1 max-w-none">
            The same title also came from{" "}
            {doubles.map(({ href, name }, index) => (
              <Fragment key={`${href} ${name}`}>
                {index > 0 && ", "}
                {href ? (
                  <ExternalLink to={href} newTab>
                    <bdi>{name}</bdi>
                  </ExternalLink>
                ) : (
                  <bdi>{name}</bdi>
                )}
              </Fragment>
            ))}
          </p>
        )}
        {!published && <DayField id={id} title={title} />}
      </div>
      <div className="col-start-2 flex flex-wrap items-baseline gap-x-3 gap-y-2 self-start lg:col-start-3">
        <ReviewButtons value={String(id)} about={title} busy={busy} />
        <SiteLink to={`${adminPaths.articles}/${id}`} className="py-2 font-semibold">
          {copy.edit}
          <span className="sr-only"> {title}</span>
        </SiteLink>
      </div>
    </li>
  );
}

function Entries({ entries, result, busy }: Pick<ReviewPage, "entries" | "result"> & { busy: boolean }) {
  const notice = result && (
    <li className="border-t border-hair p-2 first:border-t-0">
      <ReviewNotice result={result} />
    </li>
  );
  return (
    <ul className="mt-4 border-2 border-ink bg-card">
      {entries.map((entry, index) => (
        <Fragment key={entry.id}>
          {index === result?.before && notice}
          <Entry entry={entry} busy={busy} />
        </Fragment>
      ))}
      {result?.before === entries.length && notice}
    </ul>
  );
}

export function ReviewList({ page: { slice, entries, result } }: { page: ReviewPage }) {
  const { action, busy, errorState } = useFormState(reviewForm);
  const error = errorState && <ErrorSummary form={reviewForm} errorState={errorState} />;
  const putBack = result && <PutBackForm result={result} />;
  if (entries.length === 0) {
    return (
      <>
        {error}
        {putBack}
        {result && <ReviewNotice result={result} />}
        <div className="mt-4 border-2 border-ink bg-card p-5">
          <p className="font-semibold">{copy.empty}</p>
          <p className="mt-1 text-soft">{copy.emptyHint}</p>
        </div>
      </>
    );
  }
  return (
    <>
      {error}
      {putBack}
      {/* The buttons for what is selected come first: the Enter key in a checkbox presses the first one. */}
      <Form method="post" discover="none" action={action} autoComplete="off">
        <FormMetaInputs form={reviewForm} />
        <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="max-lg:basis-full">Tick the articles that are ready, then:</p>
          <ReviewButtons
            value={SELECTED}
            labels={{ publish: copy.publishSelected, dismiss: "Selected are not for us" }}
            busy={busy}
          />
        </div>
        <Entries entries={entries} result={result} busy={busy} />
      </Form>
      <p className="mt-3 max-w-none">{`Showing ${formatCount(entries.length)} of ${formatCount(slice.total)} articles`}</p>
      <Pager
        label="Pages of articles waiting for review"
        slice={slice}
        hrefFor={(page) => `${adminPaths.articles}${page > 1 ? `?page=${page}` : ""}`}
      />
    </>
  );
}
