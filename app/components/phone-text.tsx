import type { PhonePart } from "~/lib/phone/phone-text";

interface PhoneTextProps {
  parts: readonly PhonePart[];
  className?: string;
}

/** Shows what was typed as a telephone number, with a link for each number in it. */
export function PhoneText({ parts, className }: PhoneTextProps) {
  return parts.map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <a key={part.href} href={part.href} className={className}>
        {part.text}
      </a>
    ),
  );
}
