import { Form } from "@remix-run/react";
import { Notice, noticeButtonClass } from "~/components/notice";
import { adminPaths } from "~/features/staff/admin-paths";
import { FormMetaInputs } from "~/kits/forms/form-meta-inputs";
import type { ReviewResult, ReviewState } from "./load-review.server";
import { reviewCopy as copy } from "./review.copy";
import { ROW_PREFIX, reviewForm, SELECTED } from "./review.form";

const states = ["published", "dismissed", "waiting"] as const satisfies readonly ReviewState[];

function described({ ids, title, counts }: ReviewResult): string[] {
  const present = states.filter((state) => counts[state] > 0);
  return present.map((state) =>
    ids.length === 1 ? copy.result[state](title) : copy.results[state](counts[state]),
  );
}

/** Stands where the articles stood in the list, so that the reader goes on with the next one. */
export function ReviewNotice({ result }: { result: ReviewResult }) {
  const { ids, counts } = result;
  return (
    <Notice
      of={`${ids.join()} ${Object.values(counts).join()}`}
      id={reviewForm.anchor}
      className="scroll-mt-24 wrap-anywhere"
    >
      <p>{described(result).join(" ")}</p>
      {counts.waiting === 0 && (
        <Form method="post" discover="none" action={adminPaths.articles}>
          <FormMetaInputs form={reviewForm} />
          {ids.map((id) => (
            <input key={id} type="hidden" name={`${ROW_PREFIX}${id}`} value="on" />
          ))}
          <button type="submit" name="putBack" value={SELECTED} className={noticeButtonClass}>
            {copy.undo}
          </button>
        </Form>
      )}
    </Notice>
  );
}
