import { ExternalLink } from "~/components/external-link";
import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { ButtonForm } from "~/kits/forms/button-form";
import { FormStatus } from "~/kits/forms/form-status";
import { takeItemForm } from "./feed.form";
import type { LastItem } from "./last-items.server";

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
export function LastItems({ items }: { items: readonly LastItem[] }) {
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
