import type { Environment } from "~/server/read-environment.server";
import type { CheckName, Checks } from "./checks.server";
import type { SystemRow } from "./describe-system.server";

const labels = new Map<string, string>(
  Object.entries({
    database: "Database",
    disk: "Disk",
    copy: "Copy of the database",
    worker: "Worker",
    clock: "Clock",
    backup: "Backups",
    mail: "Mail",
    newsletter: "Newsletter",
    bounces: "Returned mail",
    standby: "Lease of the site",
    replication: "Replication",
    certificate: "Certificate",
  } satisfies Record<CheckName, string>),
);

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What is wrong, from the list that `/readyz` and the mails to who runs the site have too. */
export function alertRows(
  checks: Checks,
  { OPERATOR_MAIL_TO, ALERT_URL }: Pick<Environment, "OPERATOR_MAIL_TO" | "ALERT_URL">,
): SystemRow[] {
  const wrong = Object.entries(checks).flatMap(([name, { ok, says, detail = "" }]): SystemRow[] =>
    ok
      ? []
      : [
          {
            label: labels.get(name) ?? name,
            value: detail,
            badge: { tone: "red", label: capitalized(says) },
          },
        ],
  );
  const well: SystemRow = { label: "State", value: "", badge: { tone: "green", label: "All is well" } };
  const heartbeat = ALERT_URL ? ". ALERT_URL is asked while all is well" : "";
  const told = OPERATOR_MAIL_TO.join(", ") || "No one: OPERATOR_MAIL_TO is not set";
  return [...(wrong.length > 0 ? wrong : [well]), { label: "Told by mail", value: told + heartbeat }];
}
