import type { Database } from "~/database/open-database.server";
import type { AnalyticsEvent, AnalyticsForm, NewRow } from "~/database/schema/schema.server";

/** Rows per statement. */
const BATCH = 400;
/** Time of the newest row; fixed, so that the data is reproducible. */
const NEWEST = Date.parse("2026-11-20T12:00:00.000Z");
/** Rows are spread over two years. */
const SPAN_MS = 730 * 24 * 60 * 60 * 1000;

/** A seeded generator (mulberry32). @returns a function for integers below n */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}

const random = numbers(20261120);

function pick<T>(values: readonly [T, ...T[]]): T {
  return values[random(values.length)] ?? values[0];
}

const firstNames = [
  "Maria",
  "James",
  "Aiko",
  "Fatima",
  "José",
  "Chloë",
  "Sam",
  "Priya",
  "Kwame",
  "Zoë",
] as const;
const lastNames = [
  "Ortiz",
  "Kaiser",
  "Nguyễn",
  "O'Brien",
  "Ärzte",
  "Smith",
  "Okafor",
  "Ivanova",
  "Li",
] as const;
const words = (
  "the plant closed in spring and they told us the new system would do the work now what can I do about severance " +
  "my team answered phones for eleven years AI took the calls training unemployment rent family union schedule"
).split(" ");
const places = [
  "Toledo, Ohio",
  "Fresno, California",
  "Leeds, England",
  "Córdoba, Spain",
  "Austin, Texas",
] as const;
const agents = [
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1",
] as const;

const sentence = (least: number, most: number) =>
  Array.from({ length: least + random(most - least) }, () => words[random(words.length)] ?? "").join(" ");
const uuid = () => {
  const hex = Array.from({ length: 32 }, () => random(16).toString(16)).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
};
const moment = (place: number, of: number) =>
  new Date(NEWEST - SPAN_MS + Math.floor((SPAN_MS * (place + 1)) / of)).toISOString();

/** A third of the emails belong to subscribers. */
function person(place: number, of: number) {
  const first = pick(firstNames);
  const last = pick(lastNames);
  const email = random(3) === 0 ? `reader${random(of)}@example.org` : `person${random(of)}@example.org`;
  return { first, last, email, created_at: moment(place, of), content_hash: uuid(), id: uuid() };
}

type Kind =
  | "newsletter_subscribers"
  | "ai_impact_surveys"
  | "volunteer_applications"
  | "partnership_applications"
  | "contact_submissions"
  | "articles"
  | "form_analytics";
type Makers = { [Table in Kind]: (place: number, of: number) => NewRow<Table> };

const makers: Makers = {
  newsletter_subscribers: (place, of) => {
    const { first, last, id, created_at } = person(place, of);
    const is_active = random(10) === 0 ? 0 : 1;
    return {
      id,
      email: `reader${place}@example.org`,
      name: `${first} ${last}`,
      is_active,
      wants_news: random(4) === 0 ? 0 : 1,
      wants_team_updates: random(2) === 0 ? 0 : 1,
      unsubscribe_token: uuid(),
      subscribed_at: created_at,
      unsubscribed_at: is_active ? null : created_at,
    };
  },
  ai_impact_surveys: (place, of) => {
    const { first, last, ...row } = person(place, of);
    return {
      ...row,
      name: `${first} ${last}`,
      impact_level: pick(["lost_job", "reduced_hours", "job_threatened", "industry_changes", "not_affected"]),
      worry_level: pick(["extremely", "very", "somewhat", "little", "not"]),
      industry_changes: pick([
        "customer_service",
        "retail",
        "manufacturing",
        "finance",
        "technology",
        "other",
      ]),
      personal_experience: pick(["mass_layoffs", "job_elimination", "no_changes"]),
      financial_impact: pick(["major_loss", "moderate_loss", "minor_loss", "no_change", "improved"]),
      support_needs: pick(["financial_assistance", "job_training", "mental_health"]),
      timeframe: pick(["already_happening", "next_year", "longer"]),
    };
  },
  volunteer_applications: (place, of) => {
    const { first, last, ...row } = person(place, of);
    return {
      ...row,
      first_name: first,
      last_name: last,
      role: pick(["peer_counselor", "mental_health_professional", "policy_advocate", "community_moderator"]),
      phone: random(2) === 0 ? null : `555 0${100 + random(900)}`,
      location: pick(places),
      experience: sentence(10, 40),
      motivation: sentence(10, 40),
      availability: "Evenings, Eastern time",
      additional_info: null,
      status: pick(["pending", "approved", "rejected"]),
    };
  },
  partnership_applications: (place, of) => {
    const { first, last, ...row } = person(place, of);
    return {
      ...row,
      company_name: `${pick(lastNames)} ${pick(["Works", "Credit Union", "Logistics", "Local 12"])} ${place}`,
      contact_name: `${first} ${last}`,
      phone: null,
      partnership_type: pick(["Corporate Sponsorship", "Event Partnership", "Resource Sharing", "Other"]),
      message: sentence(10, 60),
      source: pick(["partner_page", "corporate_accountability"]),
      status: pick(["pending", "approved", "rejected"]),
    };
  },
  contact_submissions: (place, of) => {
    const { first, last, ...row } = person(place, of);
    return {
      ...row,
      name: `${first} ${last}`,
      subject: pick(["support", "volunteer", "partnership", "media", "feedback", "other"]),
      message: sentence(10, 90),
    };
  },
  articles: (place, of) => ({
    title: `${sentence(4, 9)} ${place}`,
    summary: sentence(10, 30),
    source: pick(["<b>Labor</b> Notes", "The Guardian", "Reuters", "Wired &amp; Co"]),
    url: `https://example.org/articles/${place}`,
    published_date: moment(place, of).slice(0, 10),
    created_at: moment(place, of),
  }),
  form_analytics: (place, of) => {
    const form: AnalyticsForm = pick([
      "survey",
      "volunteer",
      "contact",
      "newsletter",
      "partnership",
      "corporate_partnership",
    ]);
    const event: AnalyticsEvent = pick([
      "view",
      "view",
      "view",
      "unique_view",
      "unique_view",
      "start",
      "complete",
      "error",
    ]);
    const isPartial = form === "survey" && random(10) === 0;
    return {
      form_name: form,
      event_type: isPartial ? "partial_complete" : event,
      session_id: event === "view" && !isPartial ? null : uuid(),
      user_agent: pick(agents),
      created_at: moment(place, of),
    };
  },
};

/** Adds rows to one table. */
export async function fillTable<Table extends Kind>(db: Database, table: Table, of: number): Promise<void> {
  for (let start = 0; start < of; start += BATCH) {
    const size = Math.min(BATCH, of - start);
    const rows = Array.from({ length: size }, (_, place) => makers[table](start + place, of));
    await db.insertInto(table).values(rows).execute();
  }
}

/**
 * Fills every table with realistic, reproducible data.
 *
 * @param rows number of rows in each table of submissions, and of articles
 * @param events number of form events
 * @param tell logs each filled table
 * @throws when the database already has submissions, which protects a running site
 */
export async function fillLarge(
  db: Database,
  { rows, events, tell }: { rows: number; events: number; tell: (text: string) => void },
): Promise<void> {
  const existing = await db.selectFrom("contact_submissions").select("id").limit(1).executeTakeFirst();
  if (existing) throw new Error("There are submissions in this database already; choose an empty one.");
  const tables: Kind[] = [
    "newsletter_subscribers",
    "ai_impact_surveys",
    "volunteer_applications",
    "partnership_applications",
    "contact_submissions",
    "articles",
  ];
  await db.transaction().execute(async (trx) => {
    for (const table of tables) {
      await fillTable(trx, table, rows);
      tell(`${table}: ${rows}`);
    }
    await fillTable(trx, "form_analytics", events);
    tell(`form_analytics: ${events}`);
  });
}
