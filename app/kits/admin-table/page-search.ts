import { useSearchParams } from "@remix-run/react";
import { createContext, useContext } from "react";

/** Where a row is shown by an address that does not name it: the parameters that do. */
export const PageSearch = createContext<URLSearchParams | undefined>(undefined);

/** Of the page that the parts of a row post to and link to. */
export function usePageSearch(): URLSearchParams {
  const given = useContext(PageSearch);
  const [search] = useSearchParams();
  return given ?? search;
}
