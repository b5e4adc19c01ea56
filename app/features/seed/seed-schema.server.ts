import * as z from "zod";

const text = z.string().trim().min(1);
const httpUrl = z.url({ protocol: /^https?$/ });

export const articleSeeds = z.strictObject({
  articles: z.array(
    z.strictObject({
      title: text,
      summary: text,
      source: text,
      url: httpUrl,
      published_date: z.iso.date(),
    }),
  ),
});

export const resourceSeeds = z.strictObject({
  resources: z.array(
    z.strictObject({
      /** Never changed: an entry is added to a database once. */
      key: z.string().regex(/^[a-z0-9-]+$/),
      category: text,
      title: text,
      organization: text,
      description: text,
      eligibility_requirements: text.optional(),
      cost: text,
      phone_number: text.optional(),
      website_url: httpUrl,
      geographic_scope: text,
      country: z.string().length(2).optional(),
      state: z.string().length(2).optional(),
      languages: z.array(z.string().length(2)).min(1),
      is_online: z.boolean(),
      tags: z.array(text),
      is_active: z.boolean(),
    }),
  ),
});
