import { formatBytes } from "~/lib/numbers";
import { formatTime } from "~/lib/time/dates";
import type { LoadedAnswer } from "./load-answers.server";

function Files({ files }: Pick<LoadedAnswer, "files">) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Files" className="mt-2">
      {files.map(({ name, bytes, to }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: files can have the same name, and their order stays.
        <li key={place} className="wrap-anywhere">
          {to ? (
            <a href={to} download={name} className="inline-block py-1 font-semibold">
              <bdi>{name}</bdi>
            </a>
          ) : (
            <bdi className="inline-block py-1">{name}</bdi>
          )}{" "}
          <span className="text-soft">
            {formatBytes(bytes)}
            {to === null && ", left out: it is too large, or one of too many. The mailbox may have it."}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What somebody answered, with the mail below it folded. */
export function AnswerText({ answer }: { answer: LoadedAnswer }) {
  const { otherSender, text, quoted, isCut, files } = answer;
  return (
    <>
      {otherSender !== null && (
        <p className="font-semibold wrap-anywhere">
          From another address: <bdi>{otherSender}</bdi>
        </p>
      )}
      <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
        {text || "They wrote nothing."}
      </p>
      {isCut && <p className="text-soft">It was longer: the rest is left out.</p>}
      {quoted !== "" && (
        <details className="mt-1">
          <summary className="w-fit cursor-pointer py-1 text-soft">Quoted text</summary>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere text-soft">
            {quoted}
          </p>
        </details>
      )}
      <Files files={files} />
    </>
  );
}

/** What nobody has written back to yet, in reading size. */
export function NewAnswers({ answers }: { answers: readonly LoadedAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <section aria-label="What they answered" className="flex flex-col gap-4">
      {answers.map((answer) => (
        <article
          key={answer.id}
          aria-label={`Answer of ${formatTime(answer.at)}`}
          className="border-l-8 border-green bg-card px-4 py-2"
        >
          <p className="text-soft wrap-anywhere">
            <span className="font-semibold text-ink">They answered</span> on{" "}
            <time dateTime={answer.at}>{formatTime(answer.at)}</time>: <bdi>{answer.subject}</bdi>
          </p>
          <div className="text-[1.125rem]/relaxed">
            <AnswerText answer={answer} />
          </div>
        </article>
      ))}
    </section>
  );
}
