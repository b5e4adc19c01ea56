import type { Email } from "postal-mime";

/** The name often has no domain, and other signs between the words. */
const DAEMON =
  /^(?:mailer|mail|post|double|m)[-._ ]?(?:daemon|master|bounce|delivery[-._ ]?(?:sub)?system)(?:@|$)/i;

const SUBJECTS = [
  ...["undeliver", "not delivered", "could not be delivered", "could not send message", "returned mail"],
  ...["delivery status", "delivery failure", "delivery failed", "delivery report", "delivery problem"],
  ...["delivery has failed", "delivery notification", "delivery error", "failure notice", "failure delivery"],
  ...["mail delivery", "mail error", "mail system error", "mail failure", "mail failed", "mail status"],
  ...["message status", "message delivery", "user unknown", "delayed"],
  ...["unzustellbar", "nicht zugestellt", "non remis", "échec", "no se ha podido entregar", "devuelt"],
  ...["no se puede entregar", "não entregue", "mancato recapito", "не доставлено", "недоставлен"],
  ...["エラー", "配信不能", "退信", "无法送达"],
];

const ABSENT =
  /^(?:auto(?:matic|matische)?[- ]?(?:reply|response|antwort)|out of (?:the )?office|abwesen|réponse automatique|respuesta automática|resposta automática|risposta automatica)/i;

const headerOf = (email: Email, name: string) => email.headers.find(({ key }) => key === name)?.value;

const isDaemon = ({ from }: Email) => DAEMON.test(from?.address ?? "") || DAEMON.test(from?.name ?? "");

export function isFromMailServer(email: Email): boolean {
  const subject = email.subject?.toLowerCase() ?? "";
  return (
    isDaemon(email) ||
    headerOf(email, "return-path")?.trim() === "<>" ||
    headerOf(email, "x-failed-recipients") !== undefined ||
    SUBJECTS.some((words) => subject.includes(words))
  );
}

/** Whether it is of a person who is away; servers mark their reports in the same way. */
export function isAutomaticReply(email: Email): boolean {
  const isMarked = /^auto-replied/i.test(headerOf(email, "auto-submitted") ?? "");
  return !isDaemon(email) && (isMarked || ABSENT.test(email.subject ?? ""));
}
