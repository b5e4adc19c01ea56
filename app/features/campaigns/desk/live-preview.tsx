import { type RefObject, useEffect, useRef, useState } from "react";
import type { FormDefinition } from "~/kits/forms/define-form";
import { formId } from "~/kits/forms/fields";
import { PhoneFold } from "~/kits/staff-page/phone-fold";
import { classNames } from "~/lib/class-names";
import { useHydrated } from "~/lib/use-hydrated";
import { livePreviewPath } from "./campaign-paths";
import type { LivePreview as Preview } from "./live-preview.server";
import { frameSandbox, MailFactsPart } from "./preview-page";

const PAUSE_MS = 500;

/** Puts the mail into the frame's document, which stays where it was scrolled to and is no step of the browser's history. */
function show(frame: HTMLIFrameElement | null, html: string): void {
  const document = frame?.contentDocument;
  // Until its own document is there, the frame has an empty one under the policy of the page.
  if (!document?.documentElement || document.URL === "about:blank") return;
  const { scrollX, scrollY } = document.defaultView ?? { scrollX: 0, scrollY: 0 };
  // Under the policy of the frame's document: no script of it would run.
  document.documentElement.innerHTML = html;
  document.defaultView?.scrollTo(scrollX, scrollY);
}

async function fetchPreview(form: HTMLFormElement, signal: AbortSignal): Promise<Preview> {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const answer = await fetch(livePreviewPath, { method: "POST", body: new URLSearchParams(entries), signal });
  if (!answer.ok || !answer.headers.get("Content-Type")?.startsWith("application/json"))
    throw new Error("There is no preview");
  return answer.json();
}

const UNAVAILABLE: Preview = {
  problem: "The preview cannot be made at the moment. What you have typed stays here.",
};

interface LivePreviewProps {
  form: FormDefinition;
  /** Holds the form. */
  container: RefObject<HTMLElement>;
  label: string;
  /** Another one where the page has put other text into the form. */
  version: string;
}

/** Shows what the server makes of the form after each pause in typing. */
function usePreview({ form, container, version }: LivePreviewProps): Preview | undefined {
  const [preview, setPreview] = useState<Preview>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with a new version, the form has other text.
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let request = new AbortController();
    const load = () => {
      const inputs = element.querySelector<HTMLFormElement>(`#${formId(form)}`);
      if (!inputs) return;
      request.abort();
      request = new AbortController();
      const { signal } = request;
      fetchPreview(inputs, signal).then(setPreview, () => signal.aborted || setPreview(UNAVAILABLE));
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(load, PAUSE_MS);
    };
    load();
    element.addEventListener("input", soon);
    return () => {
      clearTimeout(timer);
      request.abort();
      element.removeEventListener("input", soon);
    };
  }, [form, container, version]);
  return preview;
}

/** It shows the mail as it would go out, beside what is being written, where there is script. */
export function LivePreview(props: LivePreviewProps) {
  return useHydrated() ? <Shown {...props} /> : null;
}

function Shown(props: LivePreviewProps) {
  const { label } = props;
  const preview = usePreview(props);
  const frame = useRef<HTMLIFrameElement>(null);
  const html = preview && "html" in preview ? preview.html : "";
  useEffect(() => show(frame.current, html), [html]);
  return (
    <section aria-label={label} className="no-print min-w-0">
      <PhoneFold label={label} set={[]}>
        <p className="mb-1 font-semibold max-sm:hidden">{label}</p>
        <div className="border-2 border-ink bg-card">
          <iframe
            ref={frame}
            src={livePreviewPath}
            title={label}
            sandbox={frameSandbox}
            onLoad={() => show(frame.current, html)}
            // An empty document is white, in the dark too.
            className={classNames("h-144 w-full", html === "" && "invisible")}
          />
        </div>
        {preview && "problem" in preview && <p className="mt-2 text-soft">{preview.problem}</p>}
        {preview && "facts" in preview && <MailFactsPart facts={preview.facts} />}
      </PhoneFold>
    </section>
  );
}
