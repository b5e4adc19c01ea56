import { campaignSentence, contactSubjects } from "~/content/contact";
import { findCampaign } from "~/content/corporate-accountability";

/**
 * What a link to the form has filled in: `subject`, and for `campaign` the start of the message. Values the site
 * does not know are left out, so that no link can put words into a visitor's mouth.
 *
 * @returns values by input name
 */
export function prefilled(search: URLSearchParams): Record<string, string> {
  const subject = contactSubjects.find(({ value }) => value === search.get("subject"))?.value;
  const campaign = findCampaign(search.get("campaign"));
  return {
    ...(subject && { subject }),
    ...(campaign && { message: `${campaignSentence(campaign.title)}\n\n` }),
  };
}
