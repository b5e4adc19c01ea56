import { mailPreviewPath } from "~/features/newsletter/desk/mail-preview-path";

/** A mail in a frame: a separate document without scripts or external resources. */
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
