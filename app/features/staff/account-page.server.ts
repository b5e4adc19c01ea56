import { browserName } from "~/lib/browser-name";
import { formatTime } from "~/lib/dates";
import type { Services } from "~/server/services.server";
import type { Staff } from "./require-staff.server";
import { countUnusedCodes, findSecondFactor } from "./second-factor/second-factor.queries.server";
import { listSessionsOfUser } from "./sessions/sessions.queries.server";

export interface SessionView {
  id: string;
  /** "Firefox on Windows". */
  browser: string;
  startedAt: string;
  seen: string;
  current: boolean;
}

export interface AccountView {
  email: string;
  mustChangePassword: boolean;
  sessions: SessionView[];
  secondFactor: { since: string; codesLeft: number } | null;
}

export async function getAccount(services: Services, staff: Staff, now: Date): Promise<AccountView> {
  const sessions = await listSessionsOfUser(services.db, staff.userId, now.toISOString());
  const views = sessions.map(({ id, user_agent, created_at, seen_at }) => ({
    id,
    browser: browserName(user_agent),
    startedAt: formatTime(created_at),
    seen: formatTime(seen_at ?? created_at),
    current: id === staff.sessionId,
  }));
  const factor = await findSecondFactor(services.db, staff.userId);
  return {
    email: staff.email,
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
