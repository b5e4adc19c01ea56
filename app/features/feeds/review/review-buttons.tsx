import { Button } from "~/components/button";
import { reviewCopy as copy } from "./review.copy";
import type { Decision } from "./review.form";

interface ReviewButtonsProps {
  /** An article's id, or `SELECTED`. */
  value: string;
  labels?: Partial<Record<Exclude<Decision, "putBack">, string>>;
  about?: string;
  busy: boolean;
}

/** The submit buttons of a review form. */
export function ReviewButtons({ value, labels = {}, about, busy }: ReviewButtonsProps) {
  const name = about && <span className="sr-only"> {about}</span>;
  return (
    <>
      <Button size="small" name="publish" value={value} disabled={busy}>
        {labels.publish ?? copy.publish}
        {name}
      </Button>
      <Button kind="plain" size="small" name="dismiss" value={value} disabled={busy}>
        {labels.dismiss ?? copy.dismiss}
        {name}
      </Button>
    </>
  );
}
