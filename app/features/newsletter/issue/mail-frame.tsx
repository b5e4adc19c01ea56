import { mailPreviewPath, type Previewed } from "~/features/newsletter/desk/mail-preview-path";

interface MailFrameProps {
  of: Previewed;
  title: string;
  isTall?: boolean;
}

/** A mail in a frame: a separate document without scripts or external resources. */
export function MailFrame({ of, title, isTall = false }: MailFrameProps) {
  return (
    <iframe
      src={mailPreviewPath(of)}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      className={`${isTall ? "h-192" : "h-144"} w-full border-2 border-ink bg-card`}
    />
  );
}
