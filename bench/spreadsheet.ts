/**
 * Whether a spreadsheet gives back what was exported: `node bench/run.mjs spreadsheet`. Needs LibreOffice
 * (`soffice`), which is too large for the tests' own tools.
 *
 * A contact export of hostile cells is opened by LibreOffice into its own format, where every formula would show, and
 * into CSV again, where every cell can be compared: once with quoted cells as text, as its import dialog offers, and
 * once as after a double click, when it takes "007" for the number 7.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { migrateDatabase } from "~/database/migrate.server";
import { openDatabase } from "~/database/open-database.server";
import { messages as messagesTable } from "~/features/contact/messages.admin.queries.server";
import { exportCsv } from "~/kits/admin-table/export-csv.server";
import { readTableQuery } from "~/kits/admin-table/list-query";
import { say } from "../scripts/support/program";
import { awkwardTexts, formulas } from "../tests/support/hostile-cells";

const now = new Date("2026-11-20T12:00:00.000Z");
const texts = [...formulas, ...awkwardTexts];

/** Comma, quote, UTF-8, from the first line; then whether what is quoted is text. */
const ways = {
  "quoted cells as text": "CSV:44,34,76,1,,0,true",
  "a double click": "CSV:44,34,76,1,,0,false",
};
/** The same with every cell quoted and as it is shown. */
const WRITE = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,true,false";

async function exported(): Promise<Buffer> {
  const db = openDatabase(":memory:");
  await migrateDatabase(db);
  const messages = texts.map((text, place) => ({
    id: `${place}`,
    name: text,
    email: `${place}@example.org`,
    subject: "other" as const,
    message: text,
    content_hash: `${place}`,
    created_at: new Date(now.getTime() - place * 1000).toISOString(),
  }));
  await db.insertInto("contact_submissions").values(messages).execute();
  const who = { userId: "bench", email: "bench@example.org" };
  const query = readTableQuery(messagesTable, new URLSearchParams(), now);
  const file = await exportCsv(db, { who, table: messagesTable, query, now });
  const bytes = Buffer.from(await file.arrayBuffer());
  await db.destroy();
  return bytes;
}

/** Opens a file in LibreOffice and saves it as another. @returns what was saved */
function converted(folder: string, file: string, way: string, to: string): string {
  const out = join(folder, "out");
  const args = [`-env:UserInstallation=file://${folder}/profile`, "--headless", `--infilter=${way}`];
  execFileSync("soffice", [...args, "--convert-to", to, "--outdir", out, file], { stdio: "ignore" });
  return readFileSync(join(out, `contact.${to.split(":")[0]}`), "utf8");
}

/** A cell's own line breaks are line feeds in a spreadsheet. */
const stored = texts.map((text, place) =>
  (place < formulas.length ? `'${text}` : text).replace(/\r\n?/g, "\n"),
);

const folder = mkdtempSync(join(tmpdir(), "spreadsheet-"));
try {
  const file = join(folder, "contact.csv");
  writeFileSync(file, await exported());
  for (const [name, way] of Object.entries(ways)) {
    const ran = converted(folder, file, way, "fods").match(/table:formula="[^"]*"/g) ?? [];
    const rows: string[][] = parse(converted(folder, file, way, WRITE), { bom: true });
    const cells = rows.slice(1).map((row) => row[3] ?? "");
    const others = stored.filter((text, place) => cells[place] !== text);
    say(
      `${name}: ${cells.length} of ${texts.length} rows, ${ran.length} formulas, ${others.length} cells differ`,
    );
    for (const text of others) say(`  ${text} became ${cells[stored.indexOf(text)]}`);
    if (ran.length > 0 || (way === ways["quoted cells as text"] && others.length > 0)) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
