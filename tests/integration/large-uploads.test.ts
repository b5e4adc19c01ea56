import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leastCpuMs, MOST_ANSWER_MS } from "../support/process-cpu";
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
