import { SiteForm } from "~/kits/forms/site-form";
import { signatureForm } from "./signature.form";

export function SignatureSection({ values }: { values: Record<string, string> }) {
  return (
    <section id={signatureForm.anchor} aria-labelledby="signature-title" className="mt-12 scroll-mt-24">
      <h2 id="signature-title" className="text-xl">
        Your signature
      </h2>
      <p className="mt-1 mb-6 text-soft">It ends each reply that you write.</p>
      <SiteForm form={signatureForm} initial={values} />
    </section>
  );
}
