import { ExternalLink } from "~/components/external-link";
import { PhoneButtons } from "~/features/resources/public/resource-card";
import type { FactView } from "./fact-view.server";

/** What a fact says: a number to call, a link, or a sentence. */
export function FactText({ fact: { text, link, phone, label } }: { fact: FactView }) {
  if (phone)
    return <PhoneButtons phone={phone} className="inline-block min-h-11 py-2 font-semibold wrap-anywhere" />;
  if (link)
    return (
      <>
        <ExternalLink to={link} about={label} className="inline-block font-semibold wrap-anywhere">
          {text}
        </ExternalLink>
        <p className="hidden wrap-anywhere print:block">{link}</p>
      </>
    );
  return <p>{text}</p>;
}
