import type { Site } from "./server";
import { fillForms, putMessages } from "./submissions";

/** What came in, all of it with a label of its own, and one message that tells of danger. */
export interface Week {
  label: string;
  messages: number;
  volunteers: number;
  partnerships: number;
  reports: number;
  /** Who writes several messages about the same thing. */
  writers: readonly { name: string; from: number; to: number }[];
}

/** The name of a message of a week. */
export const messageOf = ({ label }: Pick<Week, "label">, place: number) =>
  `${label} No. ${String(place).padStart(3, "0")}`;

/** Messages that all have a label, whose name is the label's. */
export async function putLabelled(
  site: Pick<Site, "db">,
  label: string,
  count: number,
  text = "They told us on a Friday. ".repeat(40),
): Promise<void> {
  await putMessages(site, label, count, text);
  await site.db
    .updateTable("contact_submissions")
    .set({ labels: JSON.stringify([label]) })
    .where("id", "like", `${label}-%`)
    .execute();
}

export async function fillWeek(site: Pick<Site, "db">, week: Week): Promise<void> {
  const { label } = week;
  await putLabelled(site, label, week.messages);
  const messages = () => site.db.updateTable("contact_submissions");
  await messages().set({ danger: "self" }).where("id", "=", `${label}-2`).execute();
  for (const { name, from, to } of week.writers)
    for (let place = from; place <= to; place++)
      await messages()
        .set({ name: `${label} ${name}`, email: `${name}.${label}@example.org` })
        .where("id", "=", `${label}-${place}`)
        .execute();
  // Older than all others, so that they are due before them.
  for (let place = 0; place < week.volunteers; place++)
    await fillForms(site.db, `${label}${place}`, `2020-01-0${place + 1}T12:00:00.000Z`);
  const labels = JSON.stringify([label]);
  for (const [table, form, count] of [
    ["volunteer_applications", "volunteer", week.volunteers],
    ["partnership_applications", "partnership", week.partnerships],
    ["resource_reports", "report", week.reports],
  ] as const)
    await site.db
      .updateTable(table)
      .set({ labels })
      .where("id", ">=", `${form}-${label}0`)
      .where("id", "<", `${form}-${label}${count}`)
      .execute();
}
