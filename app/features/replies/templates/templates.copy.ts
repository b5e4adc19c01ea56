import { decisions, oneOfStatuses, statuses } from "~/database/schema/application-status";
import { orList } from "~/lib/text/words";
import type { Placeholder } from "../placeholders";

const buttons = orList(decisions.map((value) => `“${statuses[value].decision.template.action}”`));

export const templatesCopy = {
  listPage: {
    title: "Templates",
    description: "For staff: texts that replies begin with, and your signature.",
    intro: "Texts that replies begin with. Whoever writes can still change every word.",
    add: "Add a template",
    table: "Templates of replies",
    columns: ["Template", "Subject", "For", "Goes with"],
    empty: "There are no templates yet. Add one, and it can be chosen in every reply.",
  },
  newPage: {
    title: "Add a template",
    description: "For staff: add a text that replies can begin with.",
  },
  editPage: { title: "Edit template", description: "For staff: change or delete a template of replies." },
  back: "All templates",
  kinds: {
    contact: "Messages",
    volunteer: "Volunteer applications",
    partnership: "Partnership applications",
    report: "Reports about resources",
  },
  fields: {
    name: { label: "Name", hint: "How staff find it in the list.", required: "Enter a name" },
    kinds: { legend: "For replies to" },
    decision: {
      label: "Goes with",
      hint: `The letter of a decision is offered with ${buttons}. There can be one for each kind of application.`,
      placeholder: "No decision",
    },
    subject: { label: "Subject", required: "Enter a subject" },
    text: {
      label: "Text",
      hint: "Begin with the greeting. The signature of whoever writes is added at the end.",
      required: "Enter the text",
    },
    again: {
      label: "Promises another mail within",
      hint: "The row then stays open after the letter is sent, and is due again after this time.",
      placeholder: "It promises no other mail",
    },
  },
  placeholders: {
    heading: "What is filled in",
    intro: "Write these in the subject or the text; each reply has the person’s own.",
    meanings: {
      name: "the person’s name",
      organization: "the name of our organization",
      directory: "the address of the resource directory",
      first_week: "the address of the page for the first seven days",
      role: "the role, in volunteer applications",
      company: "the company, in partnership applications",
      entry: "the entry of the directory, in reports about resources",
      crisis_lines:
        "the lines to call or text in danger, those for the danger of the row first; a template with them is offered beside urgent rows",
    } satisfies Record<Placeholder, string>,
  },
  problems: {
    kinds: "Choose at least one kind of row",
    unknown: (names: string) => `${names} cannot be filled in here. Remove it, or choose one from the list`,
    decisionOfMessages: `Only applications are ${oneOfStatuses(decisions)}. Untick the other kinds, or choose “No decision”`,
    taken: (name: string) => `“${name}” is the letter for this decision already`,
  },
  openOther: "Open the other template",
  save: "Save template",
  saving: "Saving...",
  saved: "The template is saved.",
  failed: "The template could not be saved. Please try again.",
  addBusy: "Adding...",
  added: "The template is added.",
  remove: {
    heading: "Delete this template",
    text: "Replies that were written with it stay as they are. You can undo this for 30 days.",
    label: "Delete template",
    busy: "Deleting...",
    done: "The template is deleted.",
    failure: "The template could not be deleted. Please try again.",
    gone: "Someone else has deleted it already.",
    undo: "Undo",
    undone: "The template is back.",
    notUndone: "The template could not be brought back: it is too late, or it is back already.",
  },
} as const;
