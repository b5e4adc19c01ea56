import {
  campaignSentence,
  contactPage,
  contactSubjects,
  contactTopics,
  joinHeading,
} from "~/content/contact";
import { findCampaign } from "~/content/corporate-accountability";

/** Ignores unknown values: no link can put words into a visitor's mouth. @returns values by input name */
export function prefilled(search: URLSearchParams): Record<string, string> {
  const subject = contactSubjects.find(({ value }) => value === search.get("subject"))?.value;
  const campaign = findCampaign(search.get("campaign"));
  return {
    ...(subject && { subject }),
    ...(campaign && { message: `${campaignSentence(campaign.title)}\n\n` }),
  };
}

/** The form's heading and lead: what the link that led there was about. */
export function formOpening(search: URLSearchParams): { heading: string; intro: string } {
  const campaign = findCampaign(search.get("campaign"));
  if (campaign) {
    const { intro } = contactPage.form;
    return {
      heading: joinHeading(campaign.title),
      intro: campaign.ask ? `${contactPage.form.ask} ${campaign.ask}` : intro,
    };
  }
  const about = search.get("about");
  const topic = Object.entries(contactTopics).find(([name]) => name === about)?.[1];
  const { heading, intro } = topic ?? contactPage.form;
  return { heading, intro };
}
