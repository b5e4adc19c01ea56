/** What a form sends and nobody types: names and values. */
export function HiddenInputs({ values }: { values: Iterable<readonly [string, string]> }) {
  return [...values].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
