import { useActionData, useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/button";
import { PageHero } from "~/components/page-hero";
import { newsletterWords } from "~/content/es/newsletter";
import {
  ConfirmSections,
  EraseQuestion,
  type InLanguage,
  LeftList,
  type NewLink,
  PreferencesSections,
  TestLink,
  UnknownLink,
} from "./personal-link-sections";
import type {
  changePreferences,
  leave,
  loadConfirmPage,
  loadPreferencesPage,
  loadUnsubscribePage,
} from "./personal-pages.server";
import { NewsletterSection } from "./signup-section";

export function ConfirmPage({ language }: InLanguage) {
  const { token, signup } = useLoaderData<typeof loadConfirmPage>();
  const { confirmed, unknown } = newsletterWords[language].confirmPage;
  if (!signup)
    return (
      <>
        <PageHero title={unknown.heading} lead={unknown.text} />
        <NewsletterSection
          language={language}
          copy={{ heading: unknown.again, text: unknown.note }}
          sendTo={language === "es" ? "/es" : "/"}
        />
      </>
    );
  if (!signup.isConfirmed) return <ConfirmSections token={token} signup={signup} language={language} />;
  const lead = (
    <span role="status">
      {confirmed.text} <strong>{signup.maskedAddress}</strong>. {confirmed.next}
    </span>
  );
  return (
    <PageHero title={confirmed.heading} lead={lead}>
      <ButtonLink to={confirmed.link.to}>{confirmed.link.label}</ButtonLink>
    </PageHero>
  );
}

function Erased({ language }: InLanguage) {
  const { heading, text, home } = newsletterWords[language].preferencesPage.erased;
  return (
    <PageHero title={heading} lead={<span role="status">{text}</span>}>
      <ButtonLink to={home.to}>{home.label}</ButtonLink>
    </PageHero>
  );
}

export function PreferencesPage({ language, newLink }: InLanguage & NewLink) {
  const { token, preferences, asksToErase, isTest } = useLoaderData<typeof loadPreferencesPage>();
  const result = useActionData<typeof changePreferences>();
  const done = result && "done" in result ? result.done : undefined;
  if (isTest) return <TestLink language={language} />;
  if (done === "erased") return <Erased language={language} />;
  if (!preferences) return <UnknownLink language={language} newLink={newLink} />;
  const props = { token, preferences, language };
  if (asksToErase) return <EraseQuestion {...props} />;
  if (!preferences.isActive) return <LeftList {...props} />;
  return <PreferencesSections {...props} isSaved={done === "saved"} />;
}

function Unsubscribed({ address, language }: InLanguage & { address: string }) {
  const { heading, text, onItsWay, comeBack } = newsletterWords[language].unsubscribePage.left;
  const lead = (
    <span role="status">
      {text} <strong>{address}</strong>. {onItsWay}
    </span>
  );
  return (
    <PageHero title={heading} lead={lead}>
      <ButtonLink to={comeBack.to}>{comeBack.label}</ButtonLink>
    </PageHero>
  );
}

export function UnsubscribePage({ language, newLink }: InLanguage & NewLink) {
  const { subscription, isTest } = useLoaderData<typeof loadUnsubscribePage>();
  const done = useActionData<typeof leave>();
  if (isTest) return <TestLink language={language} />;
  if (!subscription) return <UnknownLink language={language} newLink={newLink} />;
  if (done?.left || !subscription.isActive)
    return <Unsubscribed address={subscription.maskedAddress} language={language} />;
  const { heading, text, button, keep } = newsletterWords[language].unsubscribePage.ask;
  const lead = (
    <>
      {text} <strong>{subscription.maskedAddress}</strong>
    </>
  );
  return (
    <PageHero title={heading} lead={lead}>
      <form method="post" className="w-full">
        <Button>{button}</Button>
        <p className="mt-6">{keep}</p>
      </form>
    </PageHero>
  );
}
