import { SiteLink } from "~/components/site-link";
import { previewLinks as copy } from "./campaign.copy";
import { mailPreviewPath } from "./mail-preview-path";

/** The same mail in each of its forms. */
export function PreviewLinks({ of, label }: { of: "draft" | "newsletter" | number; label: string }) {
  const formats = [
    { format: "html", text: label },
    { format: "text", text: copy.text },
    { format: "eml", text: copy.eml },
  ] as const;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
      {formats.map(({ format, text }) => (
        <li key={format}>
          <SiteLink to={mailPreviewPath(of, format)} className="inline-block py-1">
            {text}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
