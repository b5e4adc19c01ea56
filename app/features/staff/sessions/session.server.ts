import { createHash, randomBytes } from "node:crypto";
import { type Cookie, createCookie, createSessionStorage } from "@remix-run/node";
import { SESSION_COOKIE } from "~/http/session-cookie.server";
import { acceptedSecrets } from "~/lib/secrets.server";
import type { Services } from "~/server/services.server";
import {
  deleteExpiredSessions,
  deleteSession,
  findSession,
  insertSession,
  updateHere,
  updateSeen,
} from "./sessions.queries.server";
import type { CookieSettings } from "./signed-cookie.server";

/** One working day from signing in, whatever happens in between (docs/decisions/sign-in.md). */
export const SESSION_SECONDS = 12 * 60 * 60;
/** Without a request. */
export const IDLE_SECONDS = 2 * 60 * 60;

/** Of "Keep me signed in on this device" (docs/decisions/sign-in.md). */
export const LONG_SESSION_SECONDS = 30 * 24 * 60 * 60;
export const LONG_IDLE_SECONDS = 7 * 24 * 60 * 60;

const secondsOf = (isLong: boolean) =>
  isLong
    ? { whole: LONG_SESSION_SECONDS, idle: LONG_IDLE_SECONDS }
    : { whole: SESSION_SECONDS, idle: IDLE_SECONDS };

/** However often it is used. */
export function latestEnd(startedAt: Date, isLong: boolean): Date {
  return new Date(startedAt.getTime() + secondsOf(isLong).whole * 1000);
}

/** @param startedAt of the session, used for the last time at `now` */
function expiryOf(startedAt: Date, now: Date, isLong: boolean): string {
  const idleEnd = now.getTime() + secondsOf(isLong).idle * 1000;
  return new Date(Math.min(latestEnd(startedAt, isLong).getTime(), idleEnd)).toISOString();
}

/** Granularity of the last use of a session, to avoid a write with every page. */
const SEEN_INTERVAL_MS = 5 * 60 * 1000;

/** Who comes back later begins another visit. */
const PAUSE_MS = 60 * 60 * 1000;

const USER_AGENT_MAX = 400;

/** 32 random bytes as base64url. A cookie that this site has signed for something else may hold any value. */
const isSessionId = (id: unknown) => typeof id === "string" && /^[\w-]{43}$/.test(id);

export type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** The signed cookie holds only the session id. Over https: `Secure` and `__Host-`, so no sister domain can set it. */
export function sessionCookie(env: CookieSettings): Cookie {
  const secure = env.SITE_URL.startsWith("https:");
  return createCookie(secure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE, {
    secrets: [...acceptedSecrets(env)],
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
  userId: string;
  userAgent: string | null;
  isLong: boolean;
  stored: Session;
}

function sessionStorage({ db, env }: Services, now: Date) {
  return createSessionStorage<SessionData>({
    cookie: sessionCookie(env),
    async createData({ userId, userAgent, isLong = false }) {
      if (userId === undefined) throw new Error("A session has a user");
      const id = randomBytes(32).toString("base64url");
      await insertSession(db, {
        id: storedId(id),
        user_id: userId,
        user_agent: userAgent?.slice(0, USER_AGENT_MAX) ?? null,
        created_at: now.toISOString(),
        expires_at: expiryOf(now, now, isLong),
        is_long: isLong ? 1 : 0,
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

/** Reads the database each time; undefined without a session or when it has expired. */
export async function readSession(
  request: Request,
  services: Services,
  now: Date,
): Promise<Session | undefined> {
  const session = await sessionStorage(services, now).getSession(request.headers.get("Cookie"));
  return session.get("stored");
}

/** Extends it until it would be idle. At most one write per `SEEN_INTERVAL_MS`. */
export async function touchSession({ db }: Services, session: Session, now: Date): Promise<void> {
  const { id, user_id, seen_at, created_at, is_long } = session;
  const unlessAfter = new Date(now.getTime() - SEEN_INTERVAL_MS).toISOString();
  if (seen_at !== null && seen_at > unlessAfter) return;
  const times = {
    seen_at: now.toISOString(),
    expires_at: expiryOf(new Date(created_at), now, is_long === 1),
  };
  await updateSeen(db, id, times, unlessAfter);
  const pausedSince = new Date(now.getTime() - PAUSE_MS).toISOString();
  await updateHere(db, user_id, { now: times.seen_at, pausedSince });
}

/** New id; ends the browser's previous session and deletes expired ones. @returns the Set-Cookie header */
export async function startSession(
  request: Request,
  services: Services,
  { userId, isLong = false, now }: { userId: string; isLong?: boolean; now: Date },
): Promise<string> {
  const storage = sessionStorage(services, now);
  await storage.destroySession(await storage.getSession(request.headers.get("Cookie")));
  await deleteExpiredSessions(services.db, now.toISOString());
  const session = await storage.getSession();
  session.set("userId", userId);
  session.set("userAgent", request.headers.get("User-Agent"));
  session.set("isLong", isLong);
  return await storage.commitSession(session, { maxAge: secondsOf(isLong).whole });
}

/** @returns no headers when the browser sent no cookie: another site's post could otherwise sign staff out */
export async function endSession(request: Request, services: Services): Promise<Record<string, string>> {
  const storage = sessionStorage(services, new Date());
  const session = await storage.getSession(request.headers.get("Cookie"));
  return isSessionId(session.id) ? { "Set-Cookie": await storage.destroySession(session) } : {};
}
