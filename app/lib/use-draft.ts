import { useEffect, useRef, useState } from "react";
import { clearDraft, readDraft, saveDraft } from "./draft-storage";

interface DraftOptions<Field> {
  /** What is saved: a draft that is among it is no draft any more. The first is what the field shows. */
  stored: readonly string[];
  /** What was refused, which the form shows by itself. */
  typed: string | undefined;
  /** Of what is saved, where the form sends that in place of the text itself. */
  version?: string;
  /** The field, where a form renders it that gives it no ref. */
  find?: () => Field | null;
}

/**
 * A field that is not controlled, whose text survives another row, Back and a new sign-in. `was`: what was saved when the
 * typing began, so that a colleague's later text is not replaced unseen.
 */
export function useDraft<Field extends HTMLInputElement | HTMLTextAreaElement>(
  key: string,
  { stored, typed, version, find }: DraftOptions<Field>,
) {
  const ref = useRef<Field>(null);
  const saved = version ?? stored[0] ?? "";
  const field = () => (find ? find() : ref.current);
  const [was, setWas] = useState(saved);
  const savedText = stored.join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list and what finds the field are others each time, and their text is not.
  useEffect(() => {
    const draft = readDraft(key);
    if (draft === "") return;
    if (typed) return saveDraft(`${key} was`, saved);
    if (stored.includes(draft)) return clearDraft(key);
    setWas(readDraft(`${key} was`));
    const input = field();
    if (input) input.value = draft;
  }, [key, savedText, typed]);
  const save = () => {
    const text = field()?.value ?? "";
    if (stored.includes(text)) return clearDraft(key);
    saveDraft(key, text);
    saveDraft(`${key} was`, was);
  };
  return { ref, was, save };
}
