import { type ChangeEvent, type MouseEvent, useRef } from "react";
import { Button } from "~/components/button";
import { formId } from "~/kits/forms/fields";
import type { LoadedReply } from "./load-reply.server";
import { replyCopy } from "./reply.copy";
import { replyForm, TEMPLATE_PARAMETER, USE_TEMPLATE } from "./reply.form";
import { againInput, subjectInput, textInput } from "./use-reply-draft";
import { isSameText, withSubject, withTemplate } from "./use-template";

const copy = replyCopy.template;
const ID = "reply-template";

interface TemplatePickerProps {
  reply: LoadedReply;
  chosen: string;
  /** Gets the id of the template. */
  onFilled: (id: string) => void;
}

/** Choosing fills in what no one has typed into; the button does it in any case. Without script it posts the form. */
export function TemplatePicker({
  reply: { letters, untouched, carried },
  chosen,
  onFilled,
}: TemplatePickerProps) {
  const select = useRef<HTMLSelectElement>(null);
  if (letters.length === 0) return null;

  function fill(id: string) {
    const letter = letters.find((each) => String(each.id) === id);
    const [subject, text] = [subjectInput(), textInput()];
    if (!letter || !subject || !text) return;
    subject.value = withSubject(subject.value, letter.subject, untouched.subjects);
    text.value = withTemplate(text.value, letter.text, untouched.texts);
    const again = againInput();
    if (again && letter.againAfter !== null) again.value = String(letter.againAfter);
    onFilled(id);
  }
  function onChange({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
    const typed = textInput()?.value ?? "";
    if (typed.trim() === "" || untouched.texts.some((text) => isSameText(text, typed)))
      fill(currentTarget.value);
  }
  function onClick(event: MouseEvent) {
    event.preventDefault();
    fill(select.current?.value ?? "");
  }

  return (
    <div className="mb-5">
      {carried !== null && (
        <p role="note" className="mb-4 border-l-8 border-gold bg-card px-4 py-2 font-semibold">
          “{carried}” is filled in below, because the row before had the same decision. Read it before you
          send it.
        </p>
      )}
      <label htmlFor={ID} className="mb-1.5 block font-semibold">
        {copy.label}
      </label>
      <div className="flex flex-wrap items-center gap-3">
        <select
          ref={select}
          id={ID}
          name={TEMPLATE_PARAMETER}
          form={formId(replyForm)}
          defaultValue={chosen}
          autoComplete="off"
          aria-describedby={`${ID}-hint`}
          onChange={onChange}
          className="h-11 max-w-full border-2 border-ink bg-card px-2 text-ink"
        >
          <option value="">Choose a template</option>
          {letters.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Button
          kind="plain"
          size="small"
          name={USE_TEMPLATE}
          value="on"
          form={formId(replyForm)}
          onClick={onClick}
        >
          {copy.use}
        </Button>
      </div>
      <p id={`${ID}-hint`} className="mt-1.5 text-sm text-soft">
        What you typed stays below it.
      </p>
    </div>
  );
}
