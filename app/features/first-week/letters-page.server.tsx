import { ButtonLink } from "~/components/button";
import { CallToAction } from "~/components/call-to-action";
import { ExternalLink } from "~/components/external-link";
import { InlineScript } from "~/components/inline-script";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { type Letter, type LettersWords, letterText } from "~/content/letters";
import { useStoredLanguage } from "~/lib/contexts";

/**
 * Shows the buttons that copy a letter. Runs inline, so it uses nothing but its arguments
 * (docs/decisions/page-scripts.md).
 */
function copyLetters(copied: string): void {
  if (!navigator.clipboard) return;
  for (const button of Array.from(document.querySelectorAll<HTMLButtonElement>("[data-copies]")))
    button.hidden = false;
  document.addEventListener("click", async ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-copies]") : null;
    const text = document.getElementById(button?.getAttribute("data-copies") ?? "");
    const status = button?.parentElement?.querySelector("[role=status]");
    if (!text || !status) return;
    try {
      await navigator.clipboard.writeText(text.textContent);
      status.textContent = copied;
    } catch {
      // The browser does not allow it: the letter is marked, to be copied by hand.
      getSelection()?.selectAllChildren(text);
    }
  });
}

/** RFC 6068: lines of a body end with CR and LF. */
const mailAddress = (subject: string, body: string) =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;

function LetterToCopy({ letter, words }: { letter: Letter; words: LettersWords }) {
  const { id, title, when, about, phone, subject, meaning, law, source } = letter;
  const storedLanguage = useStoredLanguage();
  const text = letterText(letter);
  const textId = `${id}-text`;
  return (
    <li id={id} className="letter">
      <div>
        <h3 className="text-xl">{title}</h3>
        <p className="mt-2 font-semibold">{when}</p>
        <p className="mt-2">{about}</p>
        {phone && (
          <p className="letter-ways">
            <a href={phone.to}>{phone.label}</a>
          </p>
        )}
        <p className="mt-2 text-sm text-soft">
          {words.source}{" "}
          <ExternalLink to={source.link}>
            <span lang={storedLanguage}>{source.name}</span>
          </ExternalLink>
          {law && <span lang={storedLanguage}> ({law})</span>}
        </p>
      </div>
      <div>
        <div className="letter-sheet">
          <p className="letter-subject">
            {words.subject} <span lang={storedLanguage}>{subject}</span>
          </p>
          <p id={textId} lang={storedLanguage}>
            {text}
          </p>
        </div>
        <p className="letter-ways no-print">
          <a href={mailAddress(subject, text)}>
            {words.mail}
            <span className="sr-only">: {title}</span>
          </a>
          <button type="button" data-copies={textId} hidden>
            {words.copy}
            <span className="sr-only">: {title}</span>
          </button>
          <span role="status" />
        </p>
        {meaning && (
          <details>
            <summary className="w-fit py-2.5 font-semibold">
              {words.meaning}
              <span className="sr-only">: {title}</span>
            </summary>
            <div className="letter-sheet mt-2">
              <p className="letter-subject">
                {words.subject} {meaning.subject}
              </p>
              <p>{letterText(meaning)}</p>
            </div>
          </details>
        )}
      </div>
    </li>
  );
}

export function LettersPage({ words }: { words: LettersWords }) {
  return (
    <>
      <PageHero title={words.heading} lead={words.intro} />
      <nav aria-label={words.listTitle} className="wrap letter-index no-print">
        <ul>
          {words.letters.map(({ id, title }) => (
            <li key={id}>
              <SiteLink to={`#${id}`}>{title}</SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <Section kind="list" id="letters" title={words.lettersTitle} lead={words.lead}>
        <p className="no-print">
          <ButtonLink to={words.legalHelp.to}>{words.legalHelp.label}</ButtonLink>
        </p>
        <ol className="letters">
          {words.letters.map((letter) => (
            <LetterToCopy key={letter.id} letter={letter} words={words} />
          ))}
        </ol>
      </Section>
      <InlineScript run={copyLetters} args={[words.copied]} />
      <CallToAction id="more-help" copy={words.closing} />
    </>
  );
}
