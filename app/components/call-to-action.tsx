import type { CallToAction as CallToActionCopy, LinkTarget } from "~/content/types";
import { useIsSet } from "~/lib/site-settings";
import { ActionLinks } from "./button";

interface CallToActionProps {
  id: string;
  copy: CallToActionCopy;
  /** The first, if not said; none where the page has a main action of its own. */
  main?: LinkTarget | "none" | undefined;
}

/** A ticket: what it is for, and a stub with what to do. */
export function CallToAction({ id, copy, main }: CallToActionProps) {
  const isSet = useIsSet();
  const { text, textWithoutChat = text } = copy;
  return (
    <section id={id} className="call no-print">
      <div className="wrap">
        <div className="call-ticket">
          <div className="p-4 md:p-10">
            <h2 className="text-2xl uppercase">{copy.heading}</h2>
            <p className="mt-2 md:mt-3 md:text-lg">
              {isSet({ to: "community-chat" }) ? text : textWithoutChat}
            </p>
          </div>
          <div className="call-stub p-4 md:p-8">
            <ActionLinks actions={copy.actions} {...(main && { main })} />
          </div>
        </div>
      </div>
    </section>
  );
}
