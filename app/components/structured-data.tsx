/** "<" is written as an escape, so that no text can end the element early. */
const serialize = (value: object) => JSON.stringify(value).replaceAll("<", "\\u003c");

export function StructuredData({ value }: { value: object | null }) {
  if (!value) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of JSON; serialize leaves no markup.
      dangerouslySetInnerHTML={{ __html: serialize(value) }}
    />
  );
}
