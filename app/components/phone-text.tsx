import type { PhonePart } from "~/lib/phone/phone-text";

interface PhoneTextProps {
  parts: readonly PhonePart[];
  className?: string;
}

/** What was typed as a telephone number: each number in it is a link. */
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
