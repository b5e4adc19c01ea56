import { createHash, randomBytes } from "node:crypto";
import { type Cookie, createCookie } from "@remix-run/node";
import * as z from "zod";
import type { Environment } from "~/server/read-environment.server";
import type { Services } from "~/server/services.server";
import {
  deleteExpiredSessions,
  deleteSession,
  findSession,
  insertSession,
  updateSeen,
} from "./sessions.queries.server";

/** One working day from signing in, whatever happens in between (docs/decisions/0020-staff-sessions.md). */
export const SESSION_SECONDS = 12 * 60 * 60;

/** How exactly a session remembers when it was last used. Noting every page would write with every page. */
const SEEN_MS = 5 * 60 * 1000;

const USER_AGENT_MAX = 400;

/** 32 random bytes as base64url. */
const sessionId = z.string().regex(/^[\w-]{43}$/);

/** A live session, its user, and the user's role when there is one. */
export type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>;

type CookieSettings = Pick<Environment, "SESSION_SECRET" | "SITE_URL">;

/**
 * The signed cookie that holds a session's id and nothing else. Over https it is `Secure` and carries the `__Host-`
 * prefix, with which browsers take it from this very host only, not from a sister domain.
 */
export function sessionCookie({ SESSION_SECRET, SITE_URL }: CookieSettings): Cookie {
  const secure = SITE_URL.startsWith("https:");
  return createCookie(secure ? "__Host-staff" : "staff", {
    secrets: [SESSION_SECRET],
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure,
    maxAge: SESSION_SECONDS,
  });
}

/** The database knows a session by the SHA-256 of its id, so that a copy of the database signs nobody in. */
function storedId(id: string): string {
  return createHash("sha256").update(id).digest("hex");
}

async function storedIdOf(request: Request, env: CookieSettings): Promise<string | undefined> {
  const id = sessionId.safeParse(await sessionCookie(env).parse(request.headers.get("Cookie")));
  return id.success ? storedId(id.data) : undefined;
}

/** The session of a request, read from the database each time; undefined without one, or when its time is over. */
export async function readSession(
  request: Request,
  { db, env }: Services,
  now: Date,
): Promise<Session | undefined> {
  const id = await storedIdOf(request, env);
  return id === undefined ? undefined : await findSession(db, id, now.toISOString());
}

/** Remembers, to within a few minutes, when a session was last used. */
export async function noteSeen({ db }: Services, { id, seen_at }: Session, now: Date): Promise<void> {
  const unlessAfter = new Date(now.getTime() - SEEN_MS).toISOString();
  if (seen_at === null || seen_at <= unlessAfter) await updateSeen(db, id, now.toISOString(), unlessAfter);
}

/**
 * Begins a session with a new id. The one the browser had before is ended, and all whose time is over are deleted.
 *
 * @returns the Set-Cookie header
 */
export async function startSession(
  request: Request,
  { db, env }: Services,
  { userId, now }: { userId: string; now: Date },
): Promise<string> {
  const previous = await storedIdOf(request, env);
  if (previous !== undefined) await deleteSession(db, previous);
  await deleteExpiredSessions(db, now.toISOString());
  const id = randomBytes(32).toString("base64url");
  await insertSession(db, {
    id: storedId(id),
    user_id: userId,
    user_agent: request.headers.get("User-Agent")?.slice(0, USER_AGENT_MAX) ?? null,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + SESSION_SECONDS * 1000).toISOString(),
  });
  return await sessionCookie(env).serialize(id);
}

/**
 * Ends the session of a request.
 *
 * @returns headers that take the cookie away; none when the browser sent no cookie, as with a post from another
 *   site, which could otherwise sign staff out
 */
export async function endSession(request: Request, { db, env }: Services): Promise<Record<string, string>> {
  const id = await storedIdOf(request, env);
  if (id === undefined) return {};
  await deleteSession(db, id);
  return { "Set-Cookie": await sessionCookie(env).serialize("", { maxAge: 0 }) };
}
