import { Badge } from "~/components/badge";
import { SiteLink } from "~/components/site-link";
import { withParams } from "~/kits/admin-table/list-query";
import { usePageSearch } from "~/kits/admin-table/page-search";
import { formatTime } from "~/lib/time/dates";
import { replyCopy as copy } from "./reply.copy";
import { AGAIN_PARAMETER, noReplyParams, replyForm } from "./reply.form";
import type { DescribedReply } from "./sending-state.server";

/** What was written to the person, newest first, with the state of each mail. */
export function SentReplies({ replies, pathname }: { replies: readonly DescribedReply[]; pathname: string }) {
  const search = usePageSearch();
  if (replies.length === 0) return null;
  return (
    <section aria-labelledby="replies-title" className="mt-8">
      <h3 id="replies-title" className="mb-3 font-text text-base font-bold tracking-normal">
        What was written
      </h3>
      <ol className="border-2 border-ink bg-card [&>li+li]:border-t [&>li+li]:border-hair">
        {replies.map((reply) => (
          <li key={reply.id} className="px-4 py-2.5">
            <details>
              <summary className="wrap-anywhere">
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
          </li>
        ))}
      </ol>
    </section>
  );
}
