import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  checkListedForm,
  hideResourceForm,
  newResourceForm,
  resolveReportForm,
  resourceForm,
  uncheckResourceForm,
} from "~/features/resources/admin/resource.form";
import { uploadForm } from "~/features/resources/import/import.form";
import { questionForm, uploadSubscribersForm } from "~/features/subscribers/import/import-subscribers.forms";
import type { FormDefinition } from "~/kits/forms/define-form";
import { leastCpuMs, MOST_ANSWER_MS } from "../support/process-cpu";
import { type Page, Reader } from "../support/reader";
import { type Site, startSite } from "../support/server";
import { cookieOf, makeStaff, STAFF } from "../support/staff";
import { fillForms } from "../support/submissions";

let site: Site;
let cookie: string;
beforeAll(async () => {
  site = await startSite();
  cookie = await cookieOf(site, await makeStaff(site));
});
afterAll(() => site.stop());

const SIZE = 1_900_000;
/** Of processor time. A file that is taken apart whole takes seconds. */
const MOST_MS = MOST_ANSWER_MS;
const fill = (text: string) => text.repeat(Math.floor(SIZE / text.length));

/** Each as large as a file may be, and larger still once it is read. */
const files: [what: string, text: string][] = [
  ["one line of commas", fill(",")],
  ["lines of one comma", fill(",\n")],
  ["empty lines", fill("\n")],
  ["rows of 381 empty columns", fill(`a${",".repeat(380)}\n`)],
  [
    "column names and rows of 381 empty columns",
    `Title,Organization,Email\n${fill(`a,b,c${",".repeat(378)}\n`)}`,
  ],
  ["one cell", fill("a")],
  ["an open quotation mark", `Title,Organization,Email\n"${fill("a,\n")}`],
  ["quotation marks", fill('"')],
  ["quoted empty cells", fill('"",')],
  ["column names of one letter each", `${fill("a;").slice(0, 99_000)}\n${fill("b;")}`],
];

async function upload(path: string, text: string): Promise<Response> {
  const body = new FormData();
  body.set("form", path.includes("resources") ? "import-resources" : "import-subscribers");
  body.set("file", new Blob([text], { type: "text/csv" }), "people.csv");
  return await fetch(site.url + path, {
    method: "POST",
    headers: { Cookie: cookie, Origin: site.url },
    body,
    redirect: "manual",
  });
}

describe.each(["/admin/resources/import", "/admin/subscribers/import"])("a file of 2 MB at %s", (path) => {
  it.each(files)("is refused with the reason, and the site stays up: %s", async (_, text) => {
    const { pid } = site.web();
    const ms = await leastCpuMs(pid, MOST_MS, async () => {
      const response = await upload(path, text);
      expect(response.status).toBe(400);
      expect(await response.text()).toMatch(/role="alert"|aria-invalid="true"/);
    });
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect(site.web().pid).toBe(pid);
    expect(ms).toBeLessThanOrEqual(MOST_MS);
  });
});

const file = (text: string, encoding: BufferEncoding = "utf8") =>
  new File([new Uint8Array(Buffer.from(text, encoding))], "mine.csv", { type: "text/csv" });

type Sent = Pick<FormDefinition, "submit" | "messages">;

describe("without script", () => {
  it("an import of resources applies exactly the previewed plan, or nothing", async () => {
    const rent = {
      category: "Housing Assistance",
      title: "Rent heron",
      organization: "Helpers",
      description: "Pays a month of rent.",
      eligibility_requirements: null,
      cost: "Free",
      phone_number: null,
      website_url: "https://example.org/rent",
      geographic_scope: "Ohio",
      tags: '["rent"]',
      is_active: 1,
      created_at: "2026-01-01T00:00:00.000Z",
      checked_at: "2026-01-01T00:00:00.000Z",
    } as const;
    await site.db.insertInto("support_resources").values(rent).execute();
    const reader = new Reader(site, cookie);
    const choose = (page: Page, chosen: File) =>
      page.main.send(uploadForm.submit.idle, { "CSV file": chosen });
    const line = (page: Page, number: number) =>
      page.main.one("tr", new RegExp(`^Line ${number}(?!\\d)`)).words;
    let page = await reader.open("/admin/resources/import");
    page = await choose(page, file("Título,Org\n", "latin1"));
    expect(page.main.field("CSV file").description).toMatch(/Missing: Title\. Found: “Título”, “Org”/);

    const exported = await (await reader.ask(page.href("Download all resources") ?? "")).text();
    const [header = "", ...lines] = exported.trim().split("\r\n");
    const mine = lines.find((each) => each.includes("Rent heron")) ?? "";
    const rows = [mine.replace("Free", "$5"), mine.replace(/^"\d+","Rent/, '"","Food'), '"99999999","x"'];
    page = await choose(page, file([header, ...rows].join("\n")));
    expect(line(page, 4)).toContain("there is no entry 99999999");
    page = await page.follow("Entries that change (1)");
    expect(line(page, 2)).toMatch(/Cost.*now.*Free.*then.*\$5/);
    page = await page.follow("New entries (1)");
    expect(line(page, 3)).toContain("Food heron");

    const entries = site.db.selectFrom("support_resources").where("title", "like", "% heron");
    await site.db
      .updateTable("support_resources")
      .set({ cost: "$1" })
      .where("title", "=", rent.title)
      .execute();
    page = await page.main.send("Import 2 entries");
    expect(page.says("alert")).toContain("Entries were changed since this preview was made.");
    expect(await entries.select("cost").execute()).toEqual([{ cost: "$1" }]);
    page = await page.follow(/^Entries that change/);
    expect(line(page, 2)).toMatch(/Cost.*now.*\$1.*then.*\$5/);
    page = await page.main.send("Import 2 entries");
    expect(page.says("status")).toContain("Imported: 1 added, 1 changed.");
    expect(await entries.select(["title", "cost"]).orderBy("id").execute()).toEqual([
      { title: "Rent heron", cost: "$5" },
      { title: "Food heron", cost: "Free" },
    ]);
  });

  it("an entry is added by hand, found, checked, its report resolved, hidden, and all of it is in the audit log", async () => {
    // As long as an address may be before its @, which the log's filter must have room for.
    const email = `${"otter".padEnd(64, "-and-nobody-else")}@example.org`;
    const reader = new Reader(site, await cookieOf(site, await makeStaff(site, { ...STAFF, email })));
    const send = async (page: Page, form: Sent, answers = {}) => {
      const next = await page.main.send(form.submit.idle, answers);
      expect(next.says("status")).toContain(form.messages.success);
      return next;
    };
    let page = await (await reader.open("/admin/resources")).main.follow("Add a resource");
    page = await page.main.send(newResourceForm.submit.idle, { Title: "Rent otter" });
    expect(page.main.field("Organization").description).toContain("Enter the organization");
    page = await page.main.send(newResourceForm.submit.idle, {
      Organization: "Helpers",
      Category: "Housing Assistance",
      Description: "Pays rent.",
      Cost: "Free",
      "Web address": "https://example.org/otter",
      Where: "Ohio",
      State: "Ohio",
    });
    expect(page.main.field("State").description).toContain("Choose United States");
    page = await send(page, newResourceForm, { Country: "United States", Languages: "English, Spanish" });
    expect(page.main.words).toContain("Not checked yet. Added");
    const { id } = await site.db
      .updateTable("support_resources")
      .set({ checked_at: "2020-01-01T00:00:00.000Z" })
      .where("title", "=", "Rent otter")
      .returning("id")
      .executeTakeFirstOrThrow();
    await fillForms(site.db, "otter", "2026-11-01T00:00:00.000Z");
    const report = site.db
      .updateTable("resource_reports")
      .set({ resource_id: id, details: "No one answers." });
    await report.where("id", "=", "report-otter").execute();

    page = await (await reader.open("/admin/resources?filter=stale")).main.send("Show", { Search: "OTTER" });
    expect(page.main.words).toContain("Showing 1 of 1 resources");
    expect(page.main.one("tr", /^Rent otter/).words).toContain("over 6 months ago");
    page = await page.main.follow("Rent otter");
    expect(page.main.words).toContain("No one answers.");
    await send(page, uncheckResourceForm);
    const list = "/admin/resources?filter=unchecked&q=otter";
    page = await (await reader.open(list)).main.send(/^Checked today/);
    expect(page.says("status")).toContain(checkListedForm.messages.success);
    expect(page.address).toContain("filter=unchecked&q=otter");
    expect(page.main.words).toContain("No entry matches. Try fewer letters, or clear the filters.");

    page = await reader.open(`/admin/resources/${id}`);
    expect(page.main.words).toMatch(/Last checked [^.]* by/);
    const question = "Does that settle what was reported?";
    expect(page.main.words).not.toContain(question);
    page = await send(page, resourceForm, { Cost: "$5" });
    expect(page.named(question).words).toContain("No one answers.");
    page = await page.named(question).send(/./);
    expect(page.says("status")).toContain(resolveReportForm.messages.success);
    expect(page.main.words).not.toContain(question);
    const isShown = async () =>
      (await reader.open("/services/support-and-resources?q=otter")).main.words.includes("Rent otter");
    expect(await isShown()).toBe(true);
    page = await send(page, hideResourceForm);
    expect(await isShown()).toBe(false);

    const log = (on: Page) => on.named("What staff did, newest first").allWords("tr").slice(1);
    page = await page.main.follow("All changes in the audit log");
    expect(log(page)).toHaveLength(5);
    expect(log(page)[1]).toMatch(/ edited .*Details.*Cost.*before.*Free.*after.*\$5/);
    page = await page.main.send("Show", { What: "Report about a resource" });
    expect(page.address).toContain("kind=report");
    const link = page.named("What staff did, newest first").one("a", "a report about “Entry otter”");
    expect(link.attribute("href")).toBe(`/admin/resources/${id}#reports`);
  });

  it("an import of subscribers asks about a column, and keeps who left as unsubscribed", async () => {
    const reader = new Reader(site, cookie);
    const list = [
      "Email Address,First Name,Last Name,Status,UNSUB_TIME,Permission level,Shoe size",
      "ann@heron.example,Ann,Lee,subscribed,,B,42",
      "gone@heron.example,Gone,Öne,unsubscribed,2024-05-02 10:11:12,B,",
      "back@heron.example,Back,Two,cleaned,,B,",
      "maybe@heron.example,May,Be,zombie,,B,",
    ].join("\n");
    let page = await reader.open("/admin/subscribers/import");
    page = await page.main.send(uploadSubscribersForm.submit.idle, { "CSV file": file(list, "latin1") });
    expect(page.heading).toBe("A question first");
    expect(page.main.words).toContain("Windows-1252");
    page = await page.main.send(questionForm.submit.idle);
    expect(page.says("alert")).toContain("Choose what it says");
    page = await page.main.send(questionForm.submit.idle, {
      "Nothing about that: leave the column out": true,
    });
    const left = page.named("Left out: unsubscribed in the file").words;
    for (const words of ["gone@heron.example", "Gone Öne", "Status: cleaned"]) expect(left).toContain(words);
    expect(page.named("New").words).toContain("Ann Lee");
    expect(page.main.words).toContain("it is not known what “zombie” means");
    expect(page.main.words).toContain("“Shoe size”");
    const keep = page.main.field(/^Add those who are unsubscribed in the file as unsubscribed/);
    expect(keep.value).toBe("on");
    page = await page.main.send("Import 1 subscriber", {
      "How did they agree?": "Moved from another program",
      "No: we have their signature": true,
    });
    expect(page.says("status")).toContain("1 added to the list. 2 kept as unsubscribed.");
    const rows = site.db.selectFrom("newsletter_subscribers").select(["email", "is_active"]);
    expect(await rows.where("email", "like", "%@heron.example").orderBy("email").execute()).toEqual([
      { email: "ann@heron.example", is_active: 1 },
      { email: "back@heron.example", is_active: 0 },
      { email: "gone@heron.example", is_active: 0 },
    ]);
  });
});
