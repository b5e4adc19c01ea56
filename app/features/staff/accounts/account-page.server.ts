import { browserName } from "~/kits/form-events/browser-name";
import { formatTime } from "~/lib/time/dates";
import type { Services } from "~/server/services.server";
import { countUnusedCodes, findSecondFactor } from "../second-factor/second-factor.queries.server";
import type { Staff } from "../sessions/require-staff.server";
import { latestEnd } from "../sessions/session.server";
import { listSessionsOfUser } from "../sessions/sessions.queries.server";
import { roleMeanings, roleNames } from "./staff-accounts.copy";

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

export interface AccountView {
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
