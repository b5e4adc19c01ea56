import { Cell, DataTable } from "~/components/data-table";
import { Pager } from "~/components/pager";
import { retentionPeriod } from "~/content/privacy/personal-data";
import { adminPaths } from "~/features/staff/admin-paths";
import { ButtonForm } from "~/kits/forms/button-form";
import { FormStatus } from "~/kits/forms/form-status";
import { formatCount } from "~/lib/numbers";
import { formatTime } from "~/lib/time/dates";
import { remindForm, unconfirmedPage } from "./manage-subscribers.forms";
import type { UnconfirmedPage } from "./unconfirmed.server";

const columns = ["Email", "Name", "Wants", "Signed up", "Reminder"];

/** Everybody at once: its button says how many. */
const remindAllForm = (count: number): typeof remindForm => ({
  ...remindForm,
  submit: { ...remindForm.submit, idle: `Send one reminder to ${formatCount(count)}` },
});

type Person = UnconfirmedPage["people"][number];

const wants = ({ wants_news, wants_team_updates }: Person) =>
  [wants_news === 1 && "News", wants_team_updates === 1 && "Team updates"].filter(Boolean).join(", ");

function Reminder({
  person: { id, email, reminded_at, canBeReminded, getsMail, isNew },
}: {
  person: Person;
}) {
  if (reminded_at !== null)
    return (
      <>
        Reminded on <time dateTime={reminded_at}>{formatTime(reminded_at)}</time>
      </>
    );
  if (canBeReminded) return <ButtonForm form={remindForm} values={{ of: id }} about={email} />;
  if (!getsMail) return "No: mail to the address came back or was reported as unwanted";
  return isNew ? "A day after the sign-up" : "No: the data of this person was erased";
}

export function UnconfirmedTable({ total, slice, toRemind, people }: UnconfirmedPage) {
  return (
    <div id={remindForm.anchor} className="scroll-mt-24">
      <FormStatus form={remindForm} />
      {total === 0 ? (
        <p className="mt-6 max-w-none border-2 border-ink bg-card p-5">Everybody has confirmed.</p>
      ) : (
        <>
          <div className="mt-5 mb-3 flex flex-wrap items-center gap-x-6 gap-y-3">
            {toRemind > 0 && <ButtonForm form={remindAllForm(toRemind)} values={{ of: "" }} kind="go" />}
            <p className="text-soft">
              {`Each person is reminded once, a day after the sign-up at the earliest. What is not confirmed within ${retentionPeriod("signups")} is deleted.`}
            </p>
          </div>
          <p className="mb-3">{`Showing ${formatCount(people.length)} of ${formatCount(total)} people`}</p>
          <DataTable
            label="Sign-ups that wait for their confirmation, the last first"
            columns={columns}
            stacks
          >
            {people.map((person) => (
              <tr key={person.id}>
                <Cell as="rowheader" className="min-w-52 wrap-anywhere">
                  {person.email}
                </Cell>
                <Cell className="min-w-28 wrap-anywhere">
                  <span dir="auto">{person.name}</span>
                </Cell>
                <Cell label="Wants">{wants(person)}</Cell>
                <Cell label="Signed up" className="whitespace-nowrap">
                  <time dateTime={person.created_at}>{formatTime(person.created_at)}</time>
                </Cell>
                <Cell className="min-w-52">
                  <Reminder person={person} />
                </Cell>
              </tr>
            ))}
          </DataTable>
          <Pager
            label={unconfirmedPage.title}
            slice={slice}
            hrefFor={(page) => `${adminPaths.unconfirmed}?page=${page}`}
          />
        </>
      )}
    </div>
  );
}
