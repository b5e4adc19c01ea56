import { Badge } from "~/components/badge";
import { ExternalLink } from "~/components/external-link";
import { SiteLink } from "~/components/site-link";
import { auditHref } from "~/features/audit/audit-query";
import { adminPaths } from "~/features/staff/admin-paths";
import { ButtonForm } from "~/kits/forms/button-form";
import { FormStatus } from "~/kits/forms/form-status";
import { PageTitle } from "~/kits/staff-page/page-title";
import { EditFields } from "~/kits/versioning/edit-fields";
import { HistorySection } from "~/kits/versioning/history-section";
import type { FormValues } from "~/kits/versioning/merge-edits";
import { formatCount } from "~/lib/numbers";
import {
  feedForm,
  newFeedForm,
  readFeedForm,
  removeFeedForm,
  takeItemForm,
  useNamedFeedForm,
} from "./feed.form";
import { NotReading } from "./feed-list";
import { feedsAdminCopy as copy } from "./feeds-admin.copy";
import type { LastItem } from "./last-items.server";
import type { LoadedFeed } from "./load-feeds.server";

function Item({ item }: { item: LastItem }) {
  const { key, href, title, published, articleId, isLeftOut, state } = item;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-hair px-4 py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
        <p className="max-w-none font-semibold">
          {href ? (
            <ExternalLink to={href} newTab>
              <bdi>{title}</bdi>
            </ExternalLink>
          ) : (
            <bdi>{title}</bdi>
          )}
        </p>
        <p className="max-w-none text-soft">{published ?? "No date known"}</p>
        <p className="max-w-none">{isLeftOut ? `Left out: ${state}` : state}</p>
      </div>
      {isLeftOut ? (
        <ButtonForm form={takeItemForm} values={{ key }} about={title} />
      ) : (
        articleId !== null && (
          <SiteLink to={`${adminPaths.articles}/${articleId}`} className="py-1 font-semibold">
            Edit<span className="sr-only"> {title}</span>
          </SiteLink>
        )
      )}
    </li>
  );
}

/** What the feed held when it was read last, with the reason for what was left out. */
function LastItems({ items }: { items: readonly LastItem[] }) {
  return (
    <section id={takeItemForm.anchor} aria-labelledby="last-items-title" className="mt-10 scroll-mt-24">
      <h2 id="last-items-title" className="mb-2 text-xl">
        Its last articles
      </h2>
      <FormStatus form={takeItemForm} />
      {items.length === 0 ? (
        <p>The feed has not brought any yet.</p>
      ) : (
        <ul className="border-2 border-ink bg-card">
          {items.map((item) => (
            <Item key={item.position} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}

const others = { path: adminPaths.feeds, open: copy.openDuplicate };

export function FeedFields({ form, values }: { form: typeof feedForm; values: FormValues }) {
  return <EditFields form={form} values={values} suggestions={{}} others={others} />;
}

function Facts({ feed: { state, lastRead, items, next, error, failures } }: { feed: LoadedFeed }) {
  const rows = [
    { name: "Status", value: <Badge badge={copy.states[state]} /> },
    { name: "Last read", value: lastRead ?? copy.never },
    ...(items === null ? [] : [{ name: "Articles then", value: formatCount(items) }]),
    { name: "Next read", value: next },
    ...(error
      ? [
          {
            name: "Last problem",
            value: failures > 1 ? `${error} (${formatCount(failures)} times in a row)` : error,
          },
        ]
      : []),
  ];
  return (
    <section aria-labelledby="facts-title">
      <h2 id="facts-title" className="mb-2 text-xl">
        How it is going
      </h2>
      <dl>
        {rows.map(({ name, value }) => (
          <div key={name} className="grid gap-x-4 border-t border-hair py-2 sm:grid-cols-[10rem_1fr]">
            <dt className="text-soft">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function NamedFeed({ address }: { address: string }) {
  return (
    <section aria-labelledby="named-title" className="mb-6 border-2 border-ink bg-card p-5">
      <h2 id="named-title" className="mb-2 text-xl">
        {copy.namedFeed.title}
      </h2>
      <p className="mb-4">
        {copy.namedFeed.found} <strong className="wrap-anywhere">{address}</strong>
      </p>
      <ButtonForm form={useNamedFeedForm} />
    </section>
  );
}

export function FeedEditPage({ feed, isReading }: { feed: LoadedFeed; isReading: boolean }) {
  const { id, name, values, state, history } = feed;
  return (
    <section id={feedForm.anchor} aria-labelledby="page-title">
      <div className="mb-6">
        <PageTitle title={name} isName back={{ to: adminPaths.feeds, label: copy.back }}>
          {state !== "off" && <ButtonForm form={readFeedForm} values={{ feed: String(id) }} />}
        </PageTitle>
      </div>
      {!isReading && <NotReading />}
      <FormStatus form={newFeedForm} />
      <FormStatus form={readFeedForm} />
      {feed.namedFeed && <NamedFeed address={feed.namedFeed} />}
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]">
        <FeedFields form={feedForm} values={values} />
        <div className="flex flex-col gap-10">
          <Facts feed={feed} />
          <section aria-labelledby="remove-title">
            <h2 id="remove-title" className="mb-2 text-xl">
              Remove this feed
            </h2>
            <p className="mb-4">It is not read any more. Its articles stay. You can undo this for 30 days.</p>
            <ButtonForm form={removeFeedForm} />
          </section>
          <HistorySection entries={history} auditUrl={auditHref({ kind: "feed", record: String(id) })} />
        </div>
      </div>
      <LastItems items={feed.lastItems} />
    </section>
  );
}
