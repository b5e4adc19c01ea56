import { Button, ButtonLink } from "~/components/button";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { confirmPage, preferencesPage as copy, unsubscribePage } from "~/content/newsletter/personal-pages";
import { formMeta } from "~/kits/forms/form-result";
import { SuccessMessage } from "~/kits/forms/messages";
import { SiteForm } from "~/kits/forms/site-form";
import { confirmForm, confirmMailsForm, preferencesForm } from "./personal-link.form";

interface PreferencesProps {
  token: string;
  preferences: { maskedAddress: string; wantsNews: boolean; wantsTeamUpdates: boolean };
}

const tokenQuery = (token: string) => `token=${encodeURIComponent(token)}`;
const preferencesLink = (token: string) => `/newsletter/preferences?${tokenQuery(token)}` as const;
const eraseLink = (token: string) => `${preferencesLink(token)}&erase` as const;
const on = (value: boolean) => (value ? "on" : "");

function About({ text, address }: { text: string; address: string }) {
  return (
    <>
      {text} <strong>{address}</strong>
    </>
  );
}

/** What can be chosen, and below it the ways out. */
export function PreferencesSections({
  token,
  preferences,
  isSaved,
}: PreferencesProps & { isSaved: boolean }) {
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
          <form method="post" className="contents" action={`/newsletter/unsubscribe?${tokenQuery(token)}`}>
            <Button kind="plain">{leave.button}</Button>
          </form>
          <ButtonLink to={eraseLink(token)}>{leave.erase}</ButtonLink>
        </div>
      </Section>
    </>
  );
}

export function LeftList({ token, preferences }: PreferencesProps) {
  const { heading, text, comeBack, erase } = copy.left;
  const lead = <About text={text} address={preferences.maskedAddress} />;
  return (
    <PageHero title={heading} lead={lead}>
      <ButtonLink to={comeBack.to}>{comeBack.label}</ButtonLink>
      <ButtonLink to={eraseLink(token)}>{erase}</ButtonLink>
    </PageHero>
  );
}

export function EraseQuestion({ token, preferences }: PreferencesProps) {
  const { heading, text, button, back, other, everything } = copy.eraseAsk;
  const lead = <About text={text} address={preferences.maskedAddress} />;
  return (
    <PageHero title={heading} lead={lead}>
      <form method="post" action={preferencesLink(token)} className="flex w-full flex-wrap gap-4">
        <input type="hidden" name={formMeta.form} value="erase" />
        <Button>{button}</Button>
        <ButtonLink to={preferencesLink(token)}>{back}</ButtonLink>
      </form>
      <p>
        {other} <SiteLink to={everything.to}>{everything.label}</SiteLink>
      </p>
    </PageHero>
  );
}

/** Instead of the page of a personal link, which a preview or a test mail has none of. */
export function TestLink() {
  const { heading, text, home } = unsubscribePage.test;
  return (
    <PageHero title={heading} lead={text}>
      <ButtonLink to={home.to}>{home.label}</ButtonLink>
    </PageHero>
  );
}

interface ConfirmProps {
  token: string;
  signup: { maskedAddress: string; name: string | null; wantsNews: boolean; wantsTeamUpdates: boolean };
}

/** Shows what was typed for the address, which may have been a stranger, and lets its owner change it. */
export function ConfirmSections({ token, signup }: ConfirmProps) {
  const { maskedAddress, name, wantsNews, wantsTeamUpdates } = signup;
  const wishes = { wantsNews: on(wantsNews), wantsTeamUpdates: on(wantsTeamUpdates) };
  const lead = <About text={confirmPage.ask.text} address={maskedAddress} />;
  return (
    <>
      <PageHero title={confirmPage.ask.heading} lead={lead} />
      <Section kind="form" id={confirmForm.anchor} title={confirmPage.form.heading}>
        <SiteForm
          form={name === null ? confirmMailsForm : confirmForm}
          query={tokenQuery(token)}
          initial={name === null ? wishes : { name, ...wishes }}
        />
        <p className="mt-6">{confirmPage.ask.ignore}</p>
      </Section>
    </>
  );
}

export function UnknownLink() {
  const { heading, text, contact } = unsubscribePage.unknown;
  return (
    <PageHero title={heading} lead={text}>
      <ButtonLink to={contact.to}>{contact.label}</ButtonLink>
    </PageHero>
  );
}
