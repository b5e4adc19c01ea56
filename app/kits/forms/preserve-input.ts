import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import { type Field, type FormDefinition, isRepopulatable, wordsOf } from "./define-form";
import { type FormErrorState, formMeta } from "./form-result";

/**
 * `clientAction`: a lost, failed or too large post leaves the form and its text in place instead of Remix's error page.
 */
export function preserveInputOnError(...forms: readonly FormDefinition[]) {
  return async ({ request, serverAction }: ClientActionFunctionArgs) => {
    const sent = request.clone();
    try {
      return await serverAction();
    } catch (error) {
      const isAnswer = error instanceof Response || isRouteErrorResponse(error);
      const isTooLong = isAnswer && error.status === 413;
      // A redirect, or an intended error response.
      if (isAnswer && !isTooLong) throw error;
      const fields = await sent.formData();
      const form = forms.find(({ name }) => name === fields.get(formMeta.form));
      if (!form) throw error;
      const typed = (field: Field) => (isRepopulatable(field) ? String(fields.get(field.name) ?? "") : "");
      const errorState: FormErrorState = {
        invalid: true,
        form: form.name,
        values: Object.fromEntries(form.fields.map((field) => [field.name, typed(field)])),
        errors: {},
        failure: isTooLong ? wordsOf(form).tooLong : form.messages.failure,
      };
      // A Response, because single fetch drops other statuses; an error's, to prevent revalidation from a server that
      // may be out of reach.
      return Response.json(errorState, { status: isTooLong ? 413 : 503 });
    }
  };
}
