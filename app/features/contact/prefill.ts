import {
  type ContactWords,
  campaignSentence,
  contactPage,
  contactWords,
  joinHeading,
} from "~/content/contact";
import { findCampaign } from "~/content/corporate-accountability";

const topicOf = (search: URLSearchParams, { topics }: ContactWords) => {
  const about = search.get("about");
  return Object.entries(topics).find(([name]) => name === about)?.[1];
};

/** Campaigns have words in English alone. */
const campaignOf = (search: URLSearchParams, { language }: ContactWords) =>
  language === "en" ? findCampaign(search.get("campaign")) : undefined;

/** Ignores unknown values: no link can put words into a visitor's mouth. @returns values by input name */
export function prefilled(search: URLSearchParams, words = contactWords): Record<string, string> {
  const subject = words.contactSubjects.find(({ value }) => value === search.get("subject"))?.value;
  const campaign = campaignOf(search, words);
  const message = campaign ? `${campaignSentence(campaign.title)}\n\n` : topicOf(search, words)?.message;
  return { ...(subject && { subject }), ...(message && { message }) };
}

/** The form's heading and lead: what the link that led there was about. */
export function formOpening(search: URLSearchParams, words = contactWords) {
  const campaign = campaignOf(search, words);
  const { heading, intro } = topicOf(search, words) ?? words.contactPage.form;
  if (!campaign) return { heading, intro };
  return {
    heading: joinHeading(campaign.title),
    intro: campaign.ask ? `${contactPage.form.ask} ${campaign.ask}` : words.contactPage.form.intro,
  };
}
