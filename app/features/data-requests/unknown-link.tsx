import { type ReactNode, useContext } from "react";
import { PageHero } from "~/components/page-hero";
import { AsideText } from "~/components/section";
import { yourDataWords } from "~/content/es/your-data";
import { pathIn } from "~/content/page";
import { FormSection } from "~/kits/forms/form-section";
import { PageLanguage } from "~/lib/contexts";
import { dataRequestForms } from "./data-request.form";

/** Whoever reads a mailbox can see and erase what is stored about its owner, so who shares one is told of another way. */
export function LinkForm(props: { sendTo?: `/${string}`; more?: ReactNode }) {
  const language = useContext(PageLanguage);
  const { heading, lead, mailbox } = yourDataWords[language].requestPage.form;
  return (
    <FormSection
      form={dataRequestForms[language]}
      title={heading}
      lead={lead}
      aside={<AsideText {...mailbox} />}
      {...props}
    />
  );
}

/** Whoever reads the mailbox gets a link to what is theirs. */
export const LinkByMail = () => <LinkForm sendTo={pathIn(useContext(PageLanguage), "/your-data")} />;

export function UnknownLink() {
  const { heading, text } = yourDataWords[useContext(PageLanguage)].heldPage.unknown;
  return (
    <>
      <PageHero title={heading} lead={text} />
      <LinkByMail />
    </>
  );
}
