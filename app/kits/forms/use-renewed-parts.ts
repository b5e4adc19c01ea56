import { useRef } from "react";
import type { RefusedForm, SinglePurposeParts } from "./form-result";

/**
 * The latest parts that hold for one sending only, until the form is accepted. A refusal that did not come from the
 * server, because the connection was lost, brings none: then those of the refusal before it still hold.
 */
export function useRenewedParts(refused: RefusedForm | undefined): SinglePurposeParts | undefined {
  const latest = useRef<SinglePurposeParts>();
  if (!refused) latest.current = undefined;
  else if (refused.renewed) latest.current = refused.renewed;
  return latest.current;
}
