import { createHash, randomBytes } from "node:crypto";
import { type Cookie, createCookie, createSessionStorage } from "@remix-run/node";
import type { Services } from "~/server/services.server";
import type { CookieSettings } from "../sign-in/signed-cookie.server";
import {
  deleteExpiredSessions,
  deleteSession,
  findSession,
  insertSession,
  updateSeen,
} from "./sessions.queries.server";

/** One working day from signing in, whatever happens in between (docs/decisions/0020-staff-sessions.md). */
export const SESSION_SECONDS = 12 * 60 * 60;

/** Granularity of the last use of a session, to avoid a write with every page. */
const SEEN_INTERVAL_MS = 5 * 60 * 1000;

const USER_AGENT_MAX = 400;

/** 32 random bytes as base64url. A cookie that this site has signed for something else may hold any value. */
const isSessionId = (id: unknown) => typeof id === "string" && /^[\w-]{43}$/.test(id);

/** A live session, its user, and the user's role when there is one. */
export type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>;

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

/** Stored as a SHA-256 of the id, so that a copy of the database cannot be used to sign in. */
function storedId(id: string): string {
  return createHash("sha256").update(id).digest("hex");
}

interface SessionData {
  /** Given when a session begins. */
  userId: string;
  userAgent: string | null;
  /** Read from the database with each request. */
  stored: Session;
}

/** Remix's session storage over the table of sessions: a session is written when it begins, and never changed. */
function sessionStorage({ db, env }: Services, now: Date) {
  return createSessionStorage<SessionData>({
    cookie: sessionCookie(env),
    async createData({ userId, userAgent }) {
      if (userId === undefined) throw new Error("A session has a user");
      const id = randomBytes(32).toString("base64url");
      await insertSession(db, {
        id: storedId(id),
        user_id: userId,
        user_agent: userAgent?.slice(0, USER_AGENT_MAX) ?? null,
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + SESSION_SECONDS * 1000).toISOString(),
      });
      return id;
    },
    async readData(id) {
      if (!isSessionId(id)) return null;
      const stored = await findSession(db, storedId(id), now.toISOString());
      return stored ? { stored } : null;
    },
    updateData: () => Promise.reject(new Error("A session is not changed")),
    async deleteData(id) {
      if (isSessionId(id)) await deleteSession(db, storedId(id));
    },
  });
}

/** The session of a request, read from the database each time; undefined without one, or when its time is over. */
export async function readSession(
  request: Request,
  services: Services,
  now: Date,
): Promise<Session | undefined> {
  const session = await sessionStorage(services, now).getSession(request.headers.get("Cookie"));
  return session.get("stored");
}

/** Updates the last use, at most once per `SEEN_INTERVAL_MS`. */
export async function touchSession({ db }: Services, { id, seen_at }: Session, now: Date): Promise<void> {
  const unlessAfter = new Date(now.getTime() - SEEN_INTERVAL_MS).toISOString();
  if (seen_at === null || seen_at <= unlessAfter) await updateSeen(db, id, now.toISOString(), unlessAfter);
}

/**
 * Begins a session with a new id. The one the browser had before is ended, and expired ones are deleted.
 *
 * @returns the Set-Cookie header
 */
export async function startSession(
  request: Request,
  services: Services,
  { userId, now }: { userId: string; now: Date },
): Promise<string> {
  const storage = sessionStorage(services, now);
  await storage.destroySession(await storage.getSession(request.headers.get("Cookie")));
  await deleteExpiredSessions(services.db, now.toISOString());
  const session = await storage.getSession();
  session.set("userId", userId);
  session.set("userAgent", request.headers.get("User-Agent"));
  return await storage.commitSession(session);
}

/**
 * Ends the session of a request.
 *
 * @returns headers that take the cookie away; none when the browser sent no cookie, as with a post from another
 *   site, which could otherwise sign staff out
 */
export async function endSession(request: Request, services: Services): Promise<Record<string, string>> {
  const storage = sessionStorage(services, new Date());
  const session = await storage.getSession(request.headers.get("Cookie"));
  return isSessionId(session.id) ? { "Set-Cookie": await storage.destroySession(session) } : {};
}
