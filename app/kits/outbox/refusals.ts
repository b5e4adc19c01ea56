import type { SmtpReply } from "./mail-kind";

/** About the mailbox by its code, perhaps about it, or about us. */
export type RefusalClass = "mailbox" | "perhaps mailbox" | "policy";

/** As long as no other mail was accepted after it, a refusal may be about us, and its mail is left as it was. */
export interface Refusal<Mail> {
  mail: Mail;
  about: RefusalClass;
  reply: SmtpReply;
}

/** So many different mails in a row, with none accepted in between, are not refused for what they are. */
export const MAX_POLICY = 3;
const MAX_REFUSALS = 10;

export function createRefusals<Mail extends { id: number; attempts: number }>() {
  let moment = 0;
  let open: (Refusal<Mail> & { moment: number })[] = [];
  return {
    /** Of a mail that begins to be handed over. */
    begin: () => ++moment,
    add: (refusal: Refusal<Mail>) => void open.push({ ...refusal, moment: ++moment }),
    /** @param begun what `begin` returned for the mail @returns the refusals that this shows to be about one mail */
    accepted(begun: number): Refusal<Mail>[] {
      const confirmed = open.filter((refusal) => refusal.moment < begun);
      if (confirmed.length > 0) open = open.filter((refusal) => refusal.moment > begun);
      return confirmed;
    },
    /** Mails that were put off before, while others were accepted, show nothing. */
    areAboutUs(): boolean {
      const counted = open.filter(({ mail }) => mail.attempts === 0);
      const byPolicy = counted.filter(({ about }) => about === "policy");
      return counted.length >= MAX_REFUSALS || byPolicy.length >= MAX_POLICY;
    },
    has: (id: number) => open.some(({ mail }) => mail.id === id),
    list: (): Refusal<Mail>[] => open,
  };
}
