/** A form sends these names and values, and nobody types them. */
export function HiddenInputs({ values }: { values: Iterable<readonly [string, string]> }) {
  return [...values].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
