import type { Database } from "~/database/open-database.server";
import type { StaffRole } from "~/database/schema/staff-role";
import { formatDay, formatTime } from "~/lib/time/dates";
import { isLastOwner } from "../admins.queries.server";
import type { Staff } from "../sessions/require-staff.server";
import { findMember, listMembers } from "./accounts.queries.server";
import { listInvitations } from "./invitations.queries.server";

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
      since: formatDay(member.created_at),
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
