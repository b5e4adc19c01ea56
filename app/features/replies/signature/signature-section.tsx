import { SiteForm } from "~/kits/forms/site-form";
import { replyCopy } from "../reply.copy";
import { signatureForm } from "./signature.form";

const copy = replyCopy.signature;

export function SignatureSection({ values }: { values: Record<string, string> }) {
  return (
    <section id={signatureForm.anchor} aria-labelledby="signature-title" className="mt-12 scroll-mt-24">
      <h2 id="signature-title" className="text-xl">
        {copy.heading}
      </h2>
      <p className="mt-1 mb-6 text-soft">{copy.text}</p>
      <SiteForm form={signatureForm} initial={values} />
    </section>
  );
}
