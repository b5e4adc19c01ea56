import { SiteLink } from "~/components/site-link";
import { previewLinks as copy } from "./campaign.copy";
import { mailPreviewPage, mailPreviewPath, type Previewed } from "./mail-preview-path";

const link = "inline-block py-1";

/** The page with the mail, and the mail as a file. */
export function PreviewLinks({ of, label }: { of: Previewed; label: string }) {
  return (
    <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
      <SiteLink to={mailPreviewPage(of)} className={link}>
        {label}
      </SiteLink>
      <SiteLink to={mailPreviewPath(of, "eml")} className={link}>
        {copy.eml}
      </SiteLink>
    </p>
  );
}

/** The mail alone, in each of its forms. */
export function PreviewFiles({ of }: { of: Previewed }) {
  return (["html", "text", "eml"] as const).map((format) => (
    <SiteLink key={format} to={mailPreviewPath(of, format)} className={link}>
      {copy[format]}
    </SiteLink>
  ));
}
