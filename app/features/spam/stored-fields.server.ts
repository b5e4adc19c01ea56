import * as z from "zod";

const fields = z.object({
  row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  wishes: z.object({ wantsNews: z.boolean(), wantsTeamUpdates: z.boolean() }).optional(),
});

export type StoredFields = z.infer<typeof fields>;

/** Of the column `fields` of the quarantine. */
export function parseStoredFields(json: string): StoredFields {
  return fields.parse(JSON.parse(json));
}
