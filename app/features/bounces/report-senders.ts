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
  /^(?:auto(?:matic|matische)?[- ]?(?:reply|response|antwort)|out of (?:the )?office|abwesen|réponse automatique|respuesta automática|fuera de (?:la )?oficina|resposta automática|risposta automatica)/i;

const REPORTS =
  /^message\/(?:delivery-status|global-delivery-status|feedback-report|disposition-notification)$/;

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

/** A program answers no mail, so a subject that begins with it is a person's. */
const ANSWERS = /^(?:re|aw|antw|sv|vs|rv|res|ref|réf|odp|vá)(?:\[\d{1,3}\])?\s?:/i;

/** Precedence is no standard, and yet what programs have marked their mails with for longest. */
const MANY = /^(?:bulk|junk|list|auto[-_]?reply)$/i;
const MARKS = ["x-autoreply", "x-autorespond", "x-auto-reply", "x-vacation", "list-id", "list-unsubscribe"];

/** Whether a person has written it: no server, no program that answers while somebody is away (RFC 3834), no list. */
export function isOfPerson(email: Email): boolean {
  const submitted = headerOf(email, "auto-submitted")?.trim() ?? "no";
  const isOfProgram =
    !/^no\b/i.test(submitted) ||
    MANY.test(headerOf(email, "precedence")?.trim() ?? "") ||
    MARKS.some((name) => headerOf(email, name) !== undefined) ||
    email.attachments.some(({ mimeType }) => REPORTS.test(mimeType)) ||
    isAutomaticReply(email);
  if (isOfProgram) return false;
  const subject = ANSWERS.test(email.subject ?? "") ? "" : email.subject;
  return !isFromMailServer({ ...email, ...(subject !== undefined && { subject }) });
}

/** Whether it is of a person who is away; servers mark their reports in the same way. */
export function isAutomaticReply(email: Email): boolean {
  const isMarked = /^auto-replied/i.test(headerOf(email, "auto-submitted") ?? "");
  return !isDaemon(email) && (isMarked || ABSENT.test(email.subject ?? ""));
}
