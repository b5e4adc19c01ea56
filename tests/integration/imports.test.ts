import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { uploadForm } from "~/features/resources/import/import.form";
import { questionForm, uploadSubscribersForm } from "~/features/subscribers/import/import-subscribers.forms";
import { leastCpuMs, MOST_ANSWER_MS } from "../support/process-cpu";
import { type Page, Reader } from "../support/reader";
import { type Site, startSite } from "../support/server";
import { cookieOf, makeStaff } from "../support/staff";

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
