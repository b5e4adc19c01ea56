import { Badge } from "~/components/badge";
import { SiteLink } from "~/components/site-link";
import { withParams } from "~/kits/admin-table/list-query";
import { usePageSearch } from "~/kits/admin-table/page-search";
import { formatTime } from "~/lib/time/dates";
import { AnswerText } from "./answers/answers";
import type { LoadedAnswer } from "./answers/load-answers.server";
import type { LoadedReply } from "./load-reply.server";
import { replyCopy as copy } from "./reply.copy";
import { AGAIN_PARAMETER, noReplyParams, replyForm } from "./reply.form";
import type { DescribedReply } from "./sending-state.server";

const summaryClass = "cursor-pointer wrap-anywhere";

function SentReply({ reply, pathname }: { reply: DescribedReply; pathname: string }) {
  const search = usePageSearch();
  return (
    <>
      <details>
        <summary className={summaryClass}>
          <bdi className="font-semibold">{reply.subject}</bdi>,{" "}
          <time dateTime={reply.at}>{formatTime(reply.at)}</time>, {`by ${reply.by}`}
        </summary>
        <p className="mt-2 text-soft wrap-anywhere">{copy.to(reply.recipient)}</p>
        <p dir="auto" className="mt-2 whitespace-pre-line wrap-anywhere">
          {reply.text}
        </p>
      </details>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 wrap-anywhere">
        {reply.isTrouble ? (
          <>
            <Badge badge={{ tone: "red", label: "Problem" }} /> {reply.state}
          </>
        ) : (
          <span className="text-soft">{reply.state}</span>
        )}
        {reply.isLost && (
          <SiteLink
            to={withParams(
              pathname,
              search,
              { ...noReplyParams, [AGAIN_PARAMETER]: reply.id },
              replyForm.anchor,
            )}
            className="py-1 font-semibold"
          >
            Use the text again
          </SiteLink>
        )}
      </div>
    </>
  );
}

function OldAnswer({ answer }: { answer: LoadedAnswer }) {
  return (
    <details>
      <summary className={summaryClass}>
        <bdi className="font-semibold">{answer.subject}</bdi>,{" "}
        <time dateTime={answer.at}>{formatTime(answer.at)}</time>, from <bdi>{answer.name}</bdi>
      </summary>
      <AnswerText answer={answer} />
    </details>
  );
}

/** What was written to the person, with the state of each mail, and what they answered, the newest first. */
export function Conversation({ reply, pathname }: { reply: LoadedReply; pathname: string }) {
  const { sent, answers, newAnswers, answersNote } = reply;
  // Those that came since stand above the form.
  const older = answers.filter(({ id }) => !newAnswers.some((each) => each.id === id));
  const items = [
    ...sent.map((each) => ({
      at: each.at,
      id: each.id,
      item: <SentReply reply={each} pathname={pathname} />,
    })),
    ...older.map((each) => ({ at: each.at, id: each.id, item: <OldAnswer answer={each} /> })),
  ].toSorted((one, other) => (one.at < other.at ? 1 : -1));
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="replies-title" className="mt-8">
      <h3 id="replies-title" className="mb-3 font-text text-base font-bold tracking-normal">
        What was written
      </h3>
      <ol className="border-2 border-ink bg-card [&>li+li]:border-t [&>li+li]:border-hair">
        {items.map(({ id, item }) => (
          <li key={id} className="px-4 py-2.5">
            {item}
          </li>
        ))}
      </ol>
      <p className="mt-2 text-soft wrap-anywhere">{answersNote}</p>
    </section>
  );
}
