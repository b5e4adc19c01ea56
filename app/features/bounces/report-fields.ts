/** Groups of header fields with empty lines between them (RFC 3464, 2.1), names in lower case. */
export function fieldGroups(text: string): Map<string, string>[] {
  const unfolded = text.replaceAll("\r\n", "\n").replace(/\n[ \t]+(?=\S)/g, " ");
  return unfolded.split(/\n\s*\n/).map(
    (group) =>
      new Map(
        group.split("\n").flatMap((line) => {
          const [, name, value] = /^([\w-]+):(.*)$/.exec(line) ?? [];
          return name && value !== undefined ? [[name.toLowerCase(), value.trim()] as const] : [];
        }),
      ),
  );
}
