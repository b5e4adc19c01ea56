import { mailPreviewPath } from "./mail-preview-path";

/** A mail as its readers see it. It is a page of its own, in which nothing runs and from which nothing is loaded. */
export function MailFrame({ of, title }: { of: "draft" | "newsletter"; title: string }) {
  return (
    <iframe
      src={mailPreviewPath(of)}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      className="h-144 w-full border-2 border-ink bg-card"
    />
  );
}
