import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import * as z from "zod";
import type { Database } from "~/database/open-database.server";
import type { Credentials } from "../accounts/grant-admin.server";
import { findUserByEmail } from "../admins.queries.server";
import { generatePassword, hashPassword, verifyPassword } from "../password/password.server";

export interface AuthenticatedUser {
  id: string;
  email: string;
}

/** Same error for an unknown e-mail address and a wrong password (no user enumeration). */
export class InvalidCredentials extends Error {
  override name = "InvalidCredentials";
}

/** Compared with when no user has the address, so that the answer takes as long as for a wrong password. */
const dummyHash = hashPassword(generatePassword());

const credentials = z.object({ email: z.string(), password: z.string() });

export type Verify = typeof verifyPassword;

async function checkCredentials(
  db: Database,
  { email, password }: Credentials,
  verify: Verify,
): Promise<AuthenticatedUser> {
  const user = await findUserByEmail(db, email);
  const matches = await verify(user?.password_hash ?? (await dummyHash), password);
  if (!user || !matches) throw new InvalidCredentials();
  return { id: user.id, email: user.email };
}

/** Authorization is for the caller. @throws InvalidCredentials, after equal work for an unknown address */
export async function authenticate(
  db: Database,
  { email, password }: Credentials,
  verify: Verify = verifyPassword,
): Promise<AuthenticatedUser> {
  const authenticator = new Authenticator<AuthenticatedUser>().use(
    new FormStrategy(({ form }) => checkCredentials(db, credentials.parse(Object.fromEntries(form)), verify)),
    "form",
  );
  // The strategy reads a request's body without a limit: it is given what was read with one and checked.
  const body = new URLSearchParams({ email, password });
  return await authenticator.authenticate(
    "form",
    new Request("http://here.invalid", { method: "POST", body }),
  );
}
