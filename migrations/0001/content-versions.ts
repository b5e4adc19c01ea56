/**
 * Random, from the 53 bits that JavaScript reads exactly, and no counter: after a backup is restored, a counter would
 * give to new content a number that other content had before.
 */
const RANDOM = "random() & 9007199254740991";

/** A number for each subject of the public pages, which is another one after every change of what they show. */
export const contentVersions: readonly string[] = [
  `create table content_versions (
    id integer primary key check (id = 1),
    articles integer not null,
    resources integer not null,
    survey integer not null,
    newsletter integer not null default 0
  ) strict`,
  `insert into content_versions (id, articles, resources, survey, newsletter)
    values (1, ${RANDOM}, ${RANDOM}, ${RANDOM}, ${RANDOM})`,
];

type Subject = "articles" | "resources" | "survey" | "newsletter";

export const versionTrigger = (
  subject: Subject,
  table: string,
  change: string,
  event: string,
  when = "",
) => `create trigger ${table}_version_${change} after ${event} on ${table} ${when} begin
    update content_versions set ${subject} = ${RANDOM};
  end`;

/** @param columns What public pages show of the table, select by or sort by. */
export const versioned = (subject: Subject, table: string, columns: readonly string[]) => [
  versionTrigger(subject, table, "added", "insert"),
  versionTrigger(subject, table, "changed", `update of ${columns.join(", ")}`),
  versionTrigger(subject, table, "removed", "delete"),
];
