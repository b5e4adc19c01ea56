import {
  useActionData,
  useLocation,
  useNavigation,
  useRouteLoaderData,
  useSearchParams,
} from "@remix-run/react";
import { useRef } from "react";
import type { CrisisCardCopy } from "~/content/crisis-card";
import { useAllActionData } from "~/lib/remix-internals";
import { type FormDefinition, hasHoneypot } from "./define-form";
import { type FormErrorState, formMeta, isFormErrorState, SENT_PARAMETER } from "./form-result";
import { problemAnchor } from "./messages";

export interface FormState {
  /** The page at its error summary; an accepted form redirects to its anchor. */
  action: string;
  busy: boolean;
  sent: boolean;
  errorState: FormErrorState | undefined;
  /** Where what was sent tells of danger. */
  crisis: CrisisCardCopy | undefined;
  /** Changes on success, so that React renders an empty form. */
  key: string;
}

interface RootData {
  /** The form of the last minutes, by the address's mark. */
  sent: string | null;
  crisis: CrisisCardCopy | null;
}

/** Idle, loading, success or error (public specification, section 4). @param query, sendTo see `SiteForm` */
export function useFormState(
  form: FormDefinition,
  query?: string | undefined,
  sendTo?: `/${string}` | undefined,
): FormState {
  const location = useLocation();
  const { key } = location;
  const pathname = sendTo ?? location.pathname;
  const [search] = useSearchParams();
  const navigation = useNavigation();
  const actionData = useActionData();
  const errorState = isFormErrorState(actionData, form.name) ? actionData : undefined;
  const proven = useRouteLoaderData<RootData>("root");
  const sent =
    !errorState &&
    search.get(SENT_PARAMETER) === form.name &&
    (!hasHoneypot(form) || proven?.sent === form.name);
  const parameters = [pathname === "/" && "index", query].filter(Boolean).join("&");
  return {
    action: `${pathname}${parameters && `?${parameters}`}${form.anchor && `#${problemAnchor(form)}`}`,
    busy: navigation.state !== "idle" && navigation.formData?.get(formMeta.form) === form.name,
    sent,
    errorState,
    crisis: errorState?.crisis ?? (sent ? (proven?.crisis ?? undefined) : undefined),
    key: sent ? `sent-${key}` : "filling",
  };
}

type Values = Readonly<Record<string, string>>;

/** Stable across revalidations while the user edits; replaced after a successful submission. */
export function useInitialValues(
  form: FormDefinition,
  loaded: Values,
  submitted: Values | undefined,
): Values {
  const { key } = useFormState(form);
  const initial = useRef({ key, values: loaded });
  if (initial.current.key !== key) initial.current = { key, values: loaded };
  if (submitted) initial.current = { key, values: submitted };
  return initial.current.values;
}

/** What an action has done, as the title of its page. */
export function useDoneTitle(): string | undefined {
  const all = useAllActionData();
  for (const data of Object.values(all))
    if (typeof data === "object" && data !== null && "title" in data && typeof data.title === "string")
      return data.title;
  return undefined;
}

/** On any route of the page, for the document's title. */
export function useFormErrorState(): FormErrorState | undefined {
  return Object.values(useAllActionData()).find((data) => isFormErrorState(data));
}
