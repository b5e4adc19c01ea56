import { useLocation, useSearchParams } from "@remix-run/react";
import { SENT_PARAMETER } from "~/kits/forms/form-result";
import { sendingParameters } from "./sending.forms";

const own: readonly string[] = [...Object.values(sendingParameters), SENT_PARAMETER];

export function useOtherParameters(): [string, string][] {
  const [search] = useSearchParams();
  return [...search].filter(([name]) => !own.includes(name));
}

export function useSendingPath(): (parameters?: Record<string, string>, anchor?: string) => `/${string}` {
  const { pathname } = useLocation();
  const others = useOtherParameters();
  return (parameters = {}, anchor) => {
    const search = new URLSearchParams([...others, ...Object.entries(parameters)]).toString();
    return `/${pathname.slice(1)}${search && `?${search}`}${anchor ? `#${anchor}` : ""}`;
  };
}
