import { Cell, DataTable } from "~/components/data-table";
import { Pager } from "~/components/pager";
import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { ButtonForm } from "~/kits/forms/button-form";
import { FormStatus } from "~/kits/forms/form-status";
import { formatCount } from "~/lib/numbers";
import { formatTime } from "~/lib/time/dates";
import { allowMailForm, undeliverablePage as copy } from "./bounces.form";
import type { UndeliverablePage } from "./undeliverable-page.server";

export function UndeliverableTable({ slice, addresses }: UndeliverablePage) {
  return (
    <div id={allowMailForm.anchor} className="scroll-mt-24">
      <FormStatus form={allowMailForm} />
      {addresses.length === 0 ? (
        <p className="mt-6 max-w-none border-2 border-ink bg-card p-5">Every address gets its mail.</p>
      ) : (
        <>
          <p className="mt-6 mb-3">{`Showing ${formatCount(addresses.length)} of ${formatCount(slice.total)} addresses`}</p>
          <DataTable label="Addresses that get no mail, the last first" columns={copy.columns}>
            {addresses.map(({ email, reason, detail, since, subscriber }) => (
              <tr key={email}>
                <Cell as="rowheader" className="wrap-anywhere">
                  {subscriber ? (
                    <SiteLink to={`${adminPaths.dashboard}/newsletter/${subscriber}`}>{email}</SiteLink>
                  ) : (
                    email
                  )}
                </Cell>
                <Cell className="min-w-60 wrap-anywhere">
                  {copy.reasons[reason]}
                  {reason !== "complaint" && detail !== "" && (
                    <p className="text-soft">{`The mail server said: ${detail}`}</p>
                  )}
                </Cell>
                <Cell className="whitespace-nowrap">
                  <time dateTime={since}>{formatTime(since)}</time>
                </Cell>
                <Cell>
                  <ButtonForm form={allowMailForm} values={{ email }} about={email} />
                </Cell>
              </tr>
            ))}
          </DataTable>
          <Pager
            label={copy.title}
            slice={slice}
            hrefFor={(page) => `${adminPaths.undeliverable}?page=${page}`}
          />
        </>
      )}
    </div>
  );
}
