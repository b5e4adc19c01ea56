import type { ReactNode } from "react";
import { Button, ButtonLink } from "~/components/button";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { newsletterWords } from "~/content/es/newsletter";
import { pathIn } from "~/content/page";
import { formMeta } from "~/kits/forms/form-result";
import { SuccessMessage } from "~/kits/forms/messages";
import { SiteForm } from "~/kits/forms/site-form";
import type { Language } from "~/lib/contexts";
import { confirmForms, preferencesForms } from "./personal-link.form";

export interface InLanguage {
  language: Language;
}

interface PreferencesProps extends InLanguage {
  token: string;
  preferences: { maskedAddress: string; wantsNews: boolean; wantsTeamUpdates: boolean };
}

const tokenQuery = (token: string) => `token=${encodeURIComponent(token)}`;
const preferencesLink = ({ language, token }: PreferencesProps) =>
  `${pathIn(language, "/newsletter/preferences")}?${tokenQuery(token)}` as const;
const eraseLink = (props: PreferencesProps) => `${preferencesLink(props)}&erase` as const;
const on = (value: boolean) => (value ? "on" : "");

function About({ text, address }: { text: string; address: string }) {
  return (
    <>
      {text} <strong>{address}</strong>
    </>
  );
}

/** What can be chosen, and below it the ways out. */
export function PreferencesSections(props: PreferencesProps & { isSaved: boolean }) {
  const { token, preferences, isSaved, language } = props;
  const copy = newsletterWords[language].preferencesPage;
  const preferencesForm = preferencesForms[language];
  const { form, leave } = copy;
  const { maskedAddress, wantsNews, wantsTeamUpdates } = preferences;
  return (
    <>
      <PageHero title={copy.heading} lead={<About text={copy.text} address={maskedAddress} />} />
      <Section kind="form" id={preferencesForm.anchor} title={form.heading}>
        <SiteForm
          form={preferencesForm}
          query={tokenQuery(token)}
          initial={{ wantsNews: on(wantsNews), wantsTeamUpdates: on(wantsTeamUpdates) }}
          lead={isSaved && <SuccessMessage text={preferencesForm.messages.success} />}
        />
      </Section>
      <Section kind="list" id="leave" title={leave.heading}>
        <p className="mb-6">{leave.text}</p>
        <div className="flex flex-wrap gap-4">
          <form
            method="post"
            className="contents"
            action={`${pathIn(language, "/newsletter/unsubscribe")}?${tokenQuery(token)}`}
          >
            <Button kind="plain">{leave.button}</Button>
          </form>
          <ButtonLink to={eraseLink(props)}>{leave.erase}</ButtonLink>
        </div>
      </Section>
    </>
  );
}

export function LeftList(props: PreferencesProps) {
  const { preferences, language } = props;
  const { heading, text, comeBack, erase } = newsletterWords[language].preferencesPage.left;
  const lead = <About text={text} address={preferences.maskedAddress} />;
  return (
    <PageHero title={heading} lead={lead}>
      <ButtonLink to={comeBack.to}>{comeBack.label}</ButtonLink>
      <ButtonLink to={eraseLink(props)}>{erase}</ButtonLink>
    </PageHero>
  );
}

export function EraseQuestion(props: PreferencesProps) {
  const { preferences, language } = props;
  const { heading, text, button, back, other, everything } =
    newsletterWords[language].preferencesPage.eraseAsk;
  const lead = <About text={text} address={preferences.maskedAddress} />;
  return (
    <PageHero title={heading} lead={lead}>
      <form method="post" action={preferencesLink(props)} className="flex w-full flex-wrap gap-4">
        <input type="hidden" name={formMeta.form} value="erase" />
        <Button>{button}</Button>
        <ButtonLink to={preferencesLink(props)}>{back}</ButtonLink>
      </form>
      <p>
        {other} <SiteLink to={everything.to}>{everything.label}</SiteLink>
      </p>
    </PageHero>
  );
}

/** Instead of the page of a personal link, which a preview or a test mail has none of. */
export function TestLink({ language }: InLanguage) {
  const { heading, text, home } = newsletterWords[language].unsubscribePage.test;
  return (
    <PageHero title={heading} lead={text}>
      <ButtonLink to={home.to}>{home.label}</ButtonLink>
    </PageHero>
  );
}

interface ConfirmProps extends InLanguage {
  token: string;
  signup: { maskedAddress: string; name: string | null; wantsNews: boolean; wantsTeamUpdates: boolean };
}

/** Shows what was typed for the address, which may have been a stranger, and lets its owner change it. */
export function ConfirmSections({ token, signup, language }: ConfirmProps) {
  const { ask, form } = newsletterWords[language].confirmPage;
  const { withName, mailsOnly } = confirmForms[language];
  const { maskedAddress, name, wantsNews, wantsTeamUpdates } = signup;
  const wishes = { wantsNews: on(wantsNews), wantsTeamUpdates: on(wantsTeamUpdates) };
  const lead = <About text={ask.text} address={maskedAddress} />;
  return (
    <>
      <PageHero title={ask.heading} lead={lead} />
      <Section kind="form" id={withName.anchor} title={form.heading}>
        <SiteForm
          form={name === null ? mailsOnly : withName}
          query={tokenQuery(token)}
          initial={name === null ? wishes : { name, ...wishes }}
        />
        <p className="mt-6">{ask.ignore}</p>
      </Section>
    </>
  );
}

export interface NewLink {
  /** Shows how a new link is had, which another feature knows. */
  newLink?: ReactNode;
}

export function UnknownLink({ language, newLink }: InLanguage & NewLink) {
  const { heading, text, contact } = newsletterWords[language].unsubscribePage.unknown;
  return (
    <>
      <PageHero title={heading} lead={text}>
        <ButtonLink to={contact.to}>{contact.label}</ButtonLink>
      </PageHero>
      {newLink}
    </>
  );
}
