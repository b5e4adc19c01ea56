import { ExternalLink, useLinkNotes } from "~/components/external-link";
import { PhoneButtons } from "~/features/resources/public/resource-card";
import type { FactView } from "./fact-view.server";

/** A sentence that has no translation says so; a name needs none. */
export function StoredText({ text, language }: { text: string; language: "en" | undefined }) {
  const { inEnglish } = useLinkNotes();
  return (
    <p>
      <span lang={language}>{text}</span>
      {language && text.endsWith(".") && ` ${inEnglish}`}
    </p>
  );
}

/** What a fact says: a number to call, a link, or a sentence. */
export function FactText({ fact }: { fact: FactView }) {
  const { text, textLanguage, link, linkLanguage, phone, label } = fact;
  const { inEnglish } = useLinkNotes();
  if (phone)
    return <PhoneButtons phone={phone} className="inline-block min-h-11 py-2 font-semibold wrap-anywhere" />;
  if (link)
    return (
      <>
        <ExternalLink to={link} about={label} className="inline-block font-semibold wrap-anywhere">
          <span lang={textLanguage}>{text}</span>
          {linkLanguage && ` ${inEnglish}`}
        </ExternalLink>
        <p className="hidden wrap-anywhere print:block">{link}</p>
      </>
    );
  return <StoredText text={text} language={textLanguage} />;
}
