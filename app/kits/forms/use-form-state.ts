import { useActionData, useLocation, useNavigation, useSearchParams } from "@remix-run/react";
import type { FormDefinition } from "./define-form";
import { type FormErrorState, formMeta, isFormErrorState, SENT_PARAMETER } from "./form-result";
import { problemAnchor } from "./messages";

export interface FormState {
  /** Where to post to: the page itself, at the summary of what is wrong; an accepted form is led to its anchor. */
  action: string;
  busy: boolean;
  /** The form was accepted and nothing was sent since. */
  sent: boolean;
  errorState: FormErrorState | undefined;
  /** Changes when the form is accepted, so that React renders it anew and empty. */
  key: string;
}

/**
 * The states of one form on the page: idle, loading, success or error (public specification, section 4).
 *
 * @param query what the page's address must hold for the form to be shown again, such as `role=peer_counselor`
 */
export function useFormState(form: FormDefinition, query?: string | undefined): FormState {
  const { pathname, key } = useLocation();
  const [search] = useSearchParams();
  const navigation = useNavigation();
  const actionData = useActionData();
  const errorState = isFormErrorState(actionData, form.name) ? actionData : undefined;
  const sent = !errorState && search.get(SENT_PARAMETER) === form.name;
  const parameters = [pathname === "/" && "index", query].filter(Boolean).join("&");
  return {
    action: `${pathname}${parameters && `?${parameters}`}${form.anchor && `#${problemAnchor(form)}`}`,
    busy: navigation.state !== "idle" && navigation.formData?.get(formMeta.form) === form.name,
    sent,
    errorState,
    key: sent ? `sent-${key}` : "filling",
  };
}
