import { newsletterArchive } from "~/content/newsletter/newsletter-archive";
import { logFailedRead } from "~/database/content-versions.server";
import type { Database } from "~/database/open-database.server";
import { newestUntil } from "~/features/articles/public/public-articles.server";
import { articlesOf, resourcesOf, withLeadFirst } from "~/features/campaigns/weekly/current-issue.server";
import { subjectOf } from "~/features/campaigns/weekly/issue-contents.server";
import type { Day } from "~/lib/time/dates";
import { articleOf, placeOf } from "./load-archive.server";

const ARTICLES = 2;

export interface SampleIssue {
  /** Empty where there is no article. */
  subject: string;
  articles: ReturnType<typeof articleOf>[];
  /** Missing where staff have renamed or hidden the entry. */
  place: ReturnType<typeof placeOf> | undefined;
}

async function readSample(db: Database, today: Day): Promise<SampleIssue> {
  const newest = await newestUntil(db, today, ARTICLES);
  const articles = await articlesOf(
    db,
    newest.map(({ id }) => id),
  );
  const entry = await db
    .selectFrom("support_resources")
    .where("is_active", "=", 1)
    .where("title", "=", newsletterArchive.sample.place)
    .select("id")
    .executeTakeFirst();
  const [place] = entry ? await resourcesOf(db, [entry.id]) : [];
  const [lead, ...others] = withLeadFirst(articles);
  return {
    subject: lead ? subjectOf(lead.title, others.length) : "",
    articles: (lead ? [lead, ...others] : []).map(articleOf),
    place: place && placeOf(place),
  };
}

/** Makes an issue of what visitors can read today; it gives nothing, and logs it, when that cannot be read. */
export async function loadSample(db: Database, today: Day): Promise<SampleIssue | undefined> {
  try {
    const sample = await readSample(db, today);
    return sample.articles.length > 0 ? sample : undefined;
  } catch (error) {
    logFailedRead("sample issue", error);
    return undefined;
  }
}
