import { Form } from "@remix-run/react";
import { Button } from "~/components/button";
import { SiteLink } from "~/components/site-link";
import { findPersonForm } from "~/features/data-requests/staff-request.form";
import { adminPaths } from "~/features/staff/admin-paths";
import { FormMetaInputs } from "~/kits/forms/form-meta-inputs";
import { useAllowed } from "~/kits/staff-page/use-allowed";
import { formatTime } from "~/lib/time/dates";
import type { AlsoFrom, Timeline } from "./load-also-from.server";

/** Where an entry is opened. */
type HrefOf = (entry: Timeline["entries"][number]) => `/${string}`;

/** Links on a row's page what else came from its address. */
export function AlsoFromAddress({ also }: { also: AlsoFrom | null }) {
  const isOwner = useAllowed("owner");
  if (!also) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      {also.links.length > 0 && <span className="text-soft">Also from this address:</span>}
      {also.links.map(({ label, to }) => (
        <SiteLink key={label} to={to} className="inline-block py-1">
          {label}
        </SiteLink>
      ))}
      <SiteLink to={also.person} className="inline-block py-1 font-semibold">
        Everything from this person
      </SiteLink>
      {isOwner && <TheirData email={also.email} />}
    </div>
  );
}

/** What came from an address and what was written to it, the newest first, in a narrow column. */
export function PersonTimeline({ timeline, hrefOf }: { timeline: Timeline; hrefOf: HrefOf }) {
  const { entries, more, person } = timeline;
  const isOwner = useAllowed("owner");
  return (
    <section aria-labelledby="person-title">
      <h2 id="person-title" className="mb-2 text-lg">
        This person
      </h2>
      <p className="wrap-anywhere">{timeline.newsletter}</p>
      {entries.length === 0 ? (
        <p className="text-soft">Nothing else from this address.</p>
      ) : (
        <ol className="mt-2 border-2 border-ink bg-card [&>li+li]:border-t [&>li+li]:border-hair">
          {entries.map((entry) => (
            <li key={`${entry.kind} ${entry.id}`} className="px-3 py-1.5">
              <SiteLink to={hrefOf(entry)} className="block py-0.5 font-semibold wrap-anywhere">
                {entry.label}
              </SiteLink>
              {entry.text && <p className="line-clamp-2 text-soft wrap-anywhere">{entry.text}</p>}
              <p className="text-soft">
                {entry.state && `${entry.state}, `}
                <time dateTime={entry.at}>{formatTime(entry.at)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      <p>
        {more && <span className="text-soft">The newest are shown. </span>}
        <SiteLink to={person} className="inline-block py-1 font-semibold">
          Everything from this person
        </SiteLink>
      </p>
      {isOwner && <TheirData email={timeline.email} />}
    </section>
  );
}

/** A post, so that the address is in no log and no history. */
export function TheirData({ email }: { email: string }) {
  return (
    <Form method="post" discover="none" action={adminPaths.dataRequests} autoComplete="off">
      <FormMetaInputs form={findPersonForm} />
      <input type="hidden" name="email" value={email} />
      <Button kind="plain" size="small">
        Copy or erase their data
      </Button>
    </Form>
  );
}
