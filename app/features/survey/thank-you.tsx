import { useSearchParams } from "@remix-run/react";
import { ActionLinks } from "~/components/button";
import { SiteLink } from "~/components/site-link";
import { helpLinks, thankYou } from "~/content/survey";
import { FormStatus } from "~/kits/forms/form-status";
import { useFormState } from "~/kits/forms/use-form-state";
import { surveyForm } from "./survey.form";
import { THANKS_ID } from "./survey-markup";

/** Public specification, section 2. */
export function ThankYou() {
  const [search] = useSearchParams();
  const { crisis } = useFormState(surveyForm);
  const help = helpLinks(search.get("need"));
  const again = (
    <p className="mt-8">
      <SiteLink to={thankYou.again.to} className="inline-block py-1">
        {thankYou.again.label}
      </SiteLink>
    </p>
  );
  if (crisis)
    return (
      <div id={THANKS_ID} className="max-w-form">
        <FormStatus form={surveyForm} />
        {again}
      </div>
    );
  return (
    <div id={THANKS_ID} className="max-w-form">
      <FormStatus form={surveyForm} />
      {help.length > 0 && (
        <>
          <h3 className="mt-8 text-xl">{thankYou.help}</h3>
          <div className="mt-5 flex flex-wrap gap-4">
            <ActionLinks actions={help} />
          </div>
        </>
      )}
      <h3 className="mt-8 text-xl">{thankYou.next}</h3>
      <div className="mt-5 flex flex-wrap gap-4">
        <ActionLinks
          actions={help.length > 0 ? thankYou.more : thankYou.links}
          {...(help.length > 0 && { main: "none" })}
        />
      </div>
      {again}
    </div>
  );
}
