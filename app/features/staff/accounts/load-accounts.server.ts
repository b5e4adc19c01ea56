import type { Database } from "~/database/open-database.server";
import type { StaffRole } from "~/database/schema/staff-role";
import { browserName } from "~/kits/form-events/browser-name";
import type { SubmissionResult } from "~/kits/forms/form-handler.server";
import { formatLocalDay, formatTime } from "~/lib/time/dates";
import type { Services } from "~/server/services.server";
import { adminPaths } from "../admin-paths";
import { isLastOwner } from "../admins.queries.server";
import { recordAccount } from "../record-account.server";
import { countUnusedCodes, findSecondFactor } from "../second-factor/second-factor.queries.server";
import type { Staff } from "../sessions/require-staff.server";
import { endSession, latestEnd } from "../sessions/session.server";
import {
  deleteOtherSessions,
  deleteSessionOfUser,
  listSessionsOfUser,
} from "../sessions/sessions.queries.server";
import { findMember, listInvitations, listMembers } from "./accounts.queries.server";
import { roleMeanings, roleNames } from "./staff-accounts.copy";

const latest = (...times: (string | null)[]) =>
  times.reduce((one, other) => ((other ?? "") > (one ?? "") ? other : one), null);
const timeOrNull = (time: string | null) => time && formatTime(time);

/** Everyone on the staff may see it. */
export async function loadStaffList(db: Database, staff: Staff, now: Date) {
  const iso = now.toISOString();
  const members = (await listMembers(db, iso)).flatMap(({ role, suspended_role, ...member }) => {
    const held = role ?? suspended_role;
    if (!held) return [];
    return {
      id: member.id,
      email: member.email,
      role: held,
      isOwn: member.id === staff.userId,
      isSuspended: role === null,
      since: formatLocalDay(member.created_at),
      seenAt: latest(member.seen_at, member.signed_in_at),
      hasSecondFactor: member.second_factors === 1,
      sessions: member.sessions ?? 0,
    };
  });
  const invitations = (await listInvitations(db, iso)).map(({ id, email, role, invited_by, expires_at }) => {
    return { id, email, role, invitedBy: invited_by, until: formatTime(expires_at) };
  });
  return { isOwner: staff.role === "owner", members, invitations, now: iso };
}

export type StaffListData = Awaited<ReturnType<typeof loadStaffList>>;

export interface MemberView {
  email: string;
  role: StaffRole;
  suspendedAt: string | null;
  isOwn: boolean;
  isLastOwner: boolean;
}

/** @returns null for an account that does not exist, or was removed */
export async function loadMember(db: Database, staff: Staff, userId: string): Promise<MemberView | null> {
  const member = await findMember(db, userId);
  const role = member?.role ?? member?.suspended_role;
  if (!member || !role) return null;
  return {
    email: member.email,
    role,
    suspendedAt: member.role ? null : timeOrNull(member.suspended_at),
    isOwn: member.id === staff.userId,
    isLastOwner: await isLastOwner(db, userId),
  };
}

export interface SessionView {
  id: string;
  /** "Firefox on Windows". */
  browser: string;
  startedAt: string;
  seen: string;
  /** Of one that may last for weeks, the latest end. */
  until: string | null;
  current: boolean;
}

interface AccountView {
  email: string;
  role: string;
  mustChangePassword: boolean;
  sessions: SessionView[];
  secondFactor: { since: string; codesLeft: number } | null;
}

export async function getAccount(services: Services, staff: Staff, now: Date): Promise<AccountView> {
  const sessions = await listSessionsOfUser(services.db, staff.userId, now.toISOString());
  const views = sessions.map(({ id, user_agent, created_at, seen_at, is_long }) => ({
    id,
    browser: browserName(user_agent),
    startedAt: formatTime(created_at),
    seen: formatTime(seen_at ?? created_at),
    until: is_long ? formatTime(latestEnd(new Date(created_at), true).toISOString()) : null,
    current: id === staff.sessionId,
  }));
  const factor = await findSecondFactor(services.db, staff.userId);
  return {
    email: staff.email,
    role: `${roleNames[staff.role]}: ${roleMeanings[staff.role]}`,
    mustChangePassword: staff.mustChangePassword,
    sessions: views.sort((a, b) => Number(b.current) - Number(a.current)),
    secondFactor: factor?.confirmed_at
      ? {
          since: formatTime(factor.confirmed_at),
          codesLeft: await countUnusedCodes(services.db, staff.userId),
        }
      : null,
  };
}

/** The current session is ended by signing out instead; a session of another user is not touched. */
export async function endOneSession(
  request: Request,
  services: Services,
  staff: Staff,
  id: string,
  now: Date,
): Promise<SubmissionResult> {
  return await services.db.transaction().execute(async (trx) => {
    const current = id === staff.sessionId;
    const headers = current ? await endSession(request, { ...services, db: trx }) : {};
    const ended = current || (await deleteSessionOfUser(trx, staff.userId, id));
    if (ended) {
      await recordAccount(trx, staff, current ? "signed out" : "sessions ended", now, {
        ...(!current && { facts: { sessions: 1 } }),
      });
    }
    return current ? { ok: true, to: `${adminPaths.login}?sent=login`, headers } : { ok: true };
  });
}

export async function endOtherSessions(
  services: Services,
  staff: Staff,
  now: Date,
): Promise<SubmissionResult> {
  await services.db.transaction().execute(async (trx) => {
    const sessions = await deleteOtherSessions(trx, staff.userId, staff.sessionId);
    if (sessions > 0) await recordAccount(trx, staff, "sessions ended", now, { facts: { sessions } });
  });
  return { ok: true };
}
