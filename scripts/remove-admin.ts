/** `npm run admin:remove -- ann@example.org`: takes the access of a member of staff away, and ends their sessions. */

import { openDatabase } from "~/database/open-database.server";
import { removeAdmin } from "~/features/staff/accounts/change-account.server";
import { normalizeEmail } from "~/lib/email-address.server";
import { processEnvironment } from "~/server/read-environment.server";
import { runProgram, say } from "./support/program";

void runProgram(async () => {
  const email = normalizeEmail(process.argv[2]?.trim() ?? "");
  if (email === undefined) throw new Error("Which address? npm run admin:remove -- ann@example.org");
  const db = openDatabase(processEnvironment().DATABASE_PATH);
  try {
    const outcome = await removeAdmin(db, email, new Date());
    if (outcome === "unknown") throw new Error(`${email} has no account.`);
    if (outcome === "no access") throw new Error(`${email} has no access.`);
    if (outcome === "last owner") {
      throw new Error(`${email} is the only owner: create another first, with npm run admin:create.`);
    }
    say(`${email} has no access any more, and is signed out everywhere.`);
    say("Their account stays in the audit log; npm run admin:create gives the access back.");
  } finally {
    await db.destroy();
  }
});
