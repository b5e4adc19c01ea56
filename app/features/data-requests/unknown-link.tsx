import { PageHero } from "~/components/page-hero";
import { heldPage, requestPage } from "~/content/your-data";
import { FormSection } from "~/kits/forms/form-section";
import { dataRequestForm } from "./data-request.form";

/** Whoever reads the mailbox gets a link to what is theirs. */
export function LinkByMail() {
  const { heading, lead } = requestPage.form;
  return <FormSection form={dataRequestForm} title={heading} lead={lead} sendTo="/your-data" />;
}

export function UnknownLink() {
  const { heading, text } = heldPage.unknown;
  return (
    <>
      <PageHero title={heading} lead={text} />
      <LinkByMail />
    </>
  );
}
