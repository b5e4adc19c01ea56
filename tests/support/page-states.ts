import { dataPath } from "~/content/your-data";
import type { Database } from "~/database/open-database.server";
import { signRequest } from "~/features/data-requests/data-link.server";
import { signUp } from "~/features/subscribers/signup/signup.server";
import { addSubscriber, confirmPath, tokenOf } from "./newsletter";
import { formPages, publicPages } from "./pages";
import { testSecrets } from "./services";

/** Every public page in its initial state. */
export const openPages: readonly string[] = [
  ...publicPages,
  "/newsletter/unsubscribe",
  "/es/newsletter/unsubscribe",
  "/your-data/open",
  "/es/your-data/open",
  "/no-such-page",
  "/es/no-hay",
  "/admin/login",
  "/admin/forgot-password",
  "/admin/reset-password?token=used",
];

/** States of public pages that an address leads to, and that look different: chosen, filtered, empty, thanked. */
export const pageStates: readonly string[] = [
  "/statistics?tab=economic",
  "/statistics?tab=corporate",
  "/services/policy-advocacy?filter=ended",
  "/volunteer?role=policy_advocate",
  "/help?state=",
  "/news?page=2",
  "/news?q=AI&source=CNBC",
  "/news?q=unicorn",
  "/news?q=want+to+die",
  "/services/support-and-resources?page=7",
  "/services/support-and-resources?category=Legal+Aid",
  "/services/support-and-resources?ids=3,17,4",
  "/services/support-and-resources?q=unicorn",
  "/services/support-and-resources?q=desalojo&state=OH&cost=free",
  "/services/support-and-resources?q=my+husband+hits+me",
  "/services/support-and-resources?help=5&state=OH",
  "/es/services/support-and-resources?q=unicornio",
  "/es/services/support-and-resources?q=renta&state=OH&language=es",
  "/es/services/support-and-resources?help=5&state=OH",
  "/es/services/support-and-resources?ids=3,17,4",
  "/contact?sent=contact&danger=1",
  "/es/contact?sent=contact&danger=1",
  "/crowdfunding?sent=survey&danger=3",
  "/videos?q=unicorn",
  ...formPages.flatMap(({ page, forms }) =>
    forms.map((form) => `${page}${page.includes("?") ? "&" : "?"}sent=${form}`),
  ),
];

/** States rendered by the same components as another, with other copy. */
export const alikeStates: readonly string[] = [
  "/?year=2030",
  "/statistics?tab=demographics",
  "/statistics?tab=solutions",
  "/statistics?tab=global",
  "/volunteer?role=mental_health_professional",
  "/volunteer?role=peer_counselor",
  "/volunteer?role=community_moderator",
  "/contact?subject=volunteer",
  "/videos?category=research",
];

/** One that hangs ends after five minutes, of which its test needs a small part. */
const PAGES_A_TEST = 3;

/** Pages by the tests that visit them one after another: a browser's page for each would cost as much as most visits. */
export function sharedPages<Page>(pages: readonly Page[]): Page[][] {
  const tests = Math.ceil(pages.length / PAGES_A_TEST);
  return Array.from({ length: tests }, (_, at) => pages.slice(at * PAGES_A_TEST, (at + 1) * PAGES_A_TEST));
}

const LONG_WORD = "Arbeitslosenversicherungsbeitrag".repeat(7).slice(0, 200);
const LONG_TEXT = `${"What a machine takes, a town must carry, and nobody asked it. ".repeat(10)}`.slice(
  0,
  600,
);

/** Fills lists with words and sentences of extreme length, listed first. */
export async function publishLongContent(db: Database): Promise<void> {
  const now = new Date().toISOString();
  await db
    .insertInto("articles")
    .values(
      [
        { title: LONG_TEXT, summary: LONG_TEXT, source: LONG_TEXT.slice(0, 120) },
        { title: LONG_WORD, summary: `<em>${LONG_WORD}</em> &amp; more`, source: LONG_WORD.slice(0, 80) },
      ].map((article, index) => ({
        ...article,
        url: `https://example.org/${LONG_WORD}/${index}`,
        published_date: now,
        created_at: now,
      })),
    )
    .execute();
  await db
    .insertInto("support_resources")
    .values(
      [LONG_TEXT, LONG_WORD].map((words) => ({
        category: "Aid",
        title: words,
        organization: words.slice(0, 150),
        description: words,
        eligibility_requirements: words,
        cost: words.slice(0, 100),
        phone_number: `1-800-273-8255, then ${words.slice(0, 60)}`,
        website_url: `https://example.org/${LONG_WORD}`,
        geographic_scope: words.slice(0, 100),
        tags: JSON.stringify([words.slice(0, 60), LONG_WORD, "short"]),
        is_active: 1 as const,
        created_at: now,
        checked_at: now,
      })),
    )
    .execute();
}

/** The pages that mailed links lead to: what they ask a reader, and what they say to another one who has left. */
export async function personalPages(db: Database): Promise<string[]> {
  const [reader, leaver] = [`${LONG_WORD.slice(0, 60)}@example.org`, "gone@example.org"];
  await addSubscriber(db, reader);
  await addSubscriber(db, leaver, { isActive: 0 });
  const back = { email: leaver, name: LONG_WORD.slice(0, 60), wantsNews: true, wantsTeamUpdates: true };
  await signUp(db, back, { now: new Date(), confirm: true });
  const created_at = new Date().toISOString();
  const asked = { kind: "data_request", recipient: reader, status: "sent", created_at } as const;
  const mail = await db
    .insertInto("mails")
    .values({ ...asked, next_attempt_at: created_at })
    .returning(["id", "recipient", "created_at"])
    .executeTakeFirstOrThrow();
  const token = signRequest(testSecrets, mail);
  const data = dataPath("open", token);
  const [own, other] = [reader, leaver].map((email) => `?token=${tokenOf(email)}`);
  return [
    await confirmPath(db, leaver),
    data,
    `${data}&erase`,
    dataPath("open", token, "es"),
    ...[own, other].flatMap((query) => [
      `/es/newsletter/preferences${query}`,
      `/es/newsletter/unsubscribe${query}`,
    ]),
    ...[own, other].map((query) => `/newsletter/unsubscribe${query}`),
    ...[own, other, `${own}&erase`].map((query) => `/newsletter/preferences${query}`),
  ];
}
