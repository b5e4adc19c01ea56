import {
  useActionData,
  useLocation,
  useNavigation,
  useRouteLoaderData,
  useSearchParams,
} from "@remix-run/react";
import { type FormDefinition, hasHoneypot } from "./define-form";
import { type FormErrorState, formMeta, isFormErrorState, SENT_PARAMETER } from "./form-result";
import { problemAnchor } from "./messages";

export interface FormState {
  /** The page at its error summary; an accepted form redirects to its anchor. */
  action: string;
  busy: boolean;
  sent: boolean;
  errorState: FormErrorState | undefined;
  /** Changes on success, so that React renders an empty form. */
  key: string;
}

/** Idle, loading, success or error (public specification, section 4). @param query see `SiteForm` */
export function useFormState(form: FormDefinition, query?: string | undefined): FormState {
  const { pathname, key } = useLocation();
  const [search] = useSearchParams();
  const navigation = useNavigation();
  const actionData = useActionData();
  const errorState = isFormErrorState(actionData, form.name) ? actionData : undefined;
  const proven = useRouteLoaderData<{ sent: string | null }>("root")?.sent;
  const sent =
    !errorState && search.get(SENT_PARAMETER) === form.name && (!hasHoneypot(form) || proven === form.name);
  const parameters = [pathname === "/" && "index", query].filter(Boolean).join("&");
  return {
    action: `${pathname}${parameters && `?${parameters}`}${form.anchor && `#${problemAnchor(form)}`}`,
    busy: navigation.state !== "idle" && navigation.formData?.get(formMeta.form) === form.name,
    sent,
    errorState,
    key: sent ? `sent-${key}` : "filling",
  };
}
