/**
 * `npm run admin:create -- ann@example.org`: creates an owner, or resets the password of an existing account, which
 * keeps its role. `--role viewer` or `editor` gives another one, `--remove-second-factor` is for a user who has lost the
 * phone and the recovery codes.
 */
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { migrateFile } from "~/database/migrate.server";
import { openDatabase } from "~/database/open-database.server";
import { type StaffRole, staffRoles } from "~/database/schema/staff-role";
import { grantAdmin } from "~/features/staff/accounts/grant-admin.server";
import { generatePassword } from "~/features/staff/password/password.server";
import { normalizeEmail } from "~/lib/email-address.server";
import { processEnvironment } from "~/server/read-environment.server";
import { runProgram, say } from "./support/program";

async function askForEmail(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question("Email address of the admin: ");
  } finally {
    terminal.close();
  }
}

function readEmail(text: string): string {
  const email = normalizeEmail(text.trim());
  if (email === undefined) throw new Error(`"${text.trim()}" is not an email address.`);
  return email;
}

function readRole(text: string): StaffRole {
  // The only role until there were three.
  const role = text === "admin" ? "owner" : staffRoles.find((name) => name === text);
  if (role === undefined) throw new Error(`"${text}" is no role. There are ${staffRoles.join(", ")}.`);
  return role;
}

void runProgram(async () => {
  const env = processEnvironment();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "remove-second-factor": { type: "boolean", default: false }, role: { type: "string" } },
  });
  const role = values.role === undefined ? undefined : readRole(values.role);
  const removeSecondFactor = values["remove-second-factor"];
  const email = readEmail(positionals[0] ?? (await askForEmail()));
  const password = generatePassword();
  await migrateFile(env.DATABASE_PATH);
  const db = openDatabase(env.DATABASE_PATH);
  try {
    const outcome = await grantAdmin(
      db,
      { email, password },
      { role, removeSecondFactor, mustChangePassword: true },
    );
    say(
      outcome === "created"
        ? "Made an admin:"
        : "Gave this admin a new password and signed them out everywhere:",
    );
    if (removeSecondFactor) say("Signing in asks for the password alone.");
    say(`  email     ${email}`, `  password  ${password}`, "Signing in asks for another password.");
  } finally {
    await db.destroy();
  }
});
