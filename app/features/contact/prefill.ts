import { campaignSentence, contactSubjects } from "~/content/contact";
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
