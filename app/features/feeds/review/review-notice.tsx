import { Form } from "@remix-run/react";
import { Notice, noticeButtonClass } from "~/components/notice";
import { adminPaths } from "~/features/staff/admin-paths";
import { FormMetaInputs } from "~/kits/forms/form-meta-inputs";
import type { ReviewResult, ReviewState } from "./load-review.server";
import { reviewCopy as copy } from "./review.copy";
import { ROW_PREFIX, reviewForm, SELECTED } from "./review.form";

const FORM_ID = "put-back";

const states = ["published", "dismissed", "waiting"] as const satisfies readonly ReviewState[];

function described({ ids, title, counts }: ReviewResult): string[] {
  const present = states.filter((state) => counts[state] > 0);
  return present.map((state) =>
    ids.length === 1 ? copy.result[state](title) : copy.results[state](counts[state]),
  );
}

const canPutBack = ({ counts }: ReviewResult) => counts.waiting === 0;

/** Stands outside the list, which is a form itself. */
export function PutBackForm({ result }: { result: ReviewResult }) {
  if (!canPutBack(result)) return null;
  return (
    <Form id={FORM_ID} method="post" discover="none" action={adminPaths.articles} autoComplete="off">
      <FormMetaInputs form={reviewForm} />
      {result.ids.map((id) => (
        <input key={id} type="hidden" name={`${ROW_PREFIX}${id}`} value="on" />
      ))}
    </Form>
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
      {canPutBack(result) && (
        <button type="submit" form={FORM_ID} name="putBack" value={SELECTED} className={noticeButtonClass}>
          {copy.undo}
        </button>
      )}
    </Notice>
  );
}
