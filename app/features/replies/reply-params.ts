import { LETTER_PARAMETER } from "~/kits/admin-table/list-query";

/** Id of a template, or a decision whose letter it is. */
export const TEMPLATE_PARAMETER = LETTER_PARAMETER;
/** The status to set with the reply. */
export const DECIDE_PARAMETER = "decide";
/** Id of a reply whose text is used again. */
export const AGAIN_PARAMETER = "again";

/** The template was filled in for the row before. */
export const CARRIED_PARAMETER = "carried";

const REPLY_PARAMETERS = [TEMPLATE_PARAMETER, DECIDE_PARAMETER, AGAIN_PARAMETER, CARRIED_PARAMETER] as const;

export const noReplyParams = Object.fromEntries(REPLY_PARAMETERS.map((name) => [name, ""]));
