/** `sam.ortiz@example.org` becomes `s***@example.org`: enough to recognise one's own, for links are forwarded. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return `${[...email][0] ?? ""}***${at > 0 ? email.slice(at) : ""}`;
}
