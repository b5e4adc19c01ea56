import type { ReactNode } from "react";
import { ButtonLink } from "~/components/button";
import { SuccessMessage } from "~/kits/forms/messages";
import { PageTitle } from "~/kits/staff-page/page-title";
import { importCopy } from "./csv-import.copy";

interface ImportPageProps {
  preview: { state: "gone" | "done" } | { state: "open" | "asking"; from: string; notes: readonly string[] };
  /** Of an open preview. */
  title: string;
  upload: { path: `/${string}`; label: string };
  list: { path: `/${string}`; label: string };
  /** What a finished import has done. */
  done: string;
  children: ReactNode;
}

/** A preview, what its import has done, or why it is not there any more. */
export function ImportPage({ preview, title, upload, list, done, children }: ImportPageProps) {
  const titles = {
    open: title,
    asking: "A question first",
    done: importCopy.done,
    gone: "This preview is no longer there",
  };
  return (
    <section id="import" aria-labelledby="page-title">
      <PageTitle title={titles[preview.state]} back={{ to: upload.path, label: upload.label }} />
      {"from" in preview ? (
        <>
          <p className="mt-1 wrap-anywhere text-soft">{preview.from}</p>
          {preview.notes.map((note) => (
            <p key={note} className="mt-2 wrap-anywhere">
              {note}
            </p>
          ))}
          {children}
        </>
      ) : (
        <div className="mt-5">
          {preview.state === "done" ? (
            <SuccessMessage text={done} />
          ) : (
            <p className="mb-5">
              A preview is stored for one day, for the person who made it. Choose the file again.
            </p>
          )}
          <div className="flex flex-wrap gap-4">
            <ButtonLink to={list.path} kind="go" size="small">
              {list.label}
            </ButtonLink>
            <ButtonLink to={upload.path} size="small">
              Import another file
            </ButtonLink>
          </div>
        </div>
      )}
    </section>
  );
}
