import { type ChangeEvent, type MouseEvent, useRef } from "react";
import { Button } from "~/components/button";
import type { LoadedReply } from "./load-reply.server";
import { languageNames, replyCopy } from "./reply.copy";
import { TEMPLATE_PARAMETER, USE_TEMPLATE } from "./reply.form";
import { isSameText, withSubject, withTemplate } from "./template-text";
import { againInput, subjectInput, textInput } from "./use-reply-draft";

const copy = replyCopy.template;
const ID = "reply-template";

interface TemplatePickerProps {
  reply: LoadedReply;
  chosen: string;
  /** Gets the id of the template. */
  onFilled: (id: string) => void;
}

/** Choosing fills in what no one has typed into; the button does it in any case. Without script it posts the form. */
export function TemplatePicker({ reply: { letters, untouched }, chosen, onFilled }: TemplatePickerProps) {
  const select = useRef<HTMLSelectElement>(null);
  const languages = [...new Set(letters.map(({ language }) => language))];
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
    <div className="flex min-w-0 gap-2">
      <label htmlFor={ID} className="sr-only">
        {copy.label}
      </label>
      <select
        ref={select}
        id={ID}
        name={TEMPLATE_PARAMETER}
        defaultValue={chosen}
        autoComplete="off"
        onChange={onChange}
        className="h-11 w-44 min-w-0 border-2 border-ink bg-card px-2 text-ink"
      >
        <option value="">Choose a template</option>
        {/* Those in the person's language come first. */}
        {languages.map((language) => (
          <optgroup key={language} label={languageNames[language]}>
            {letters
              .filter((letter) => letter.language === language)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <Button kind="plain" size="small" name={USE_TEMPLATE} value="on" onClick={onClick}>
        {copy.use}
      </Button>
    </div>
  );
}
