import type { PhoneLink } from "~/content/types";

export function PhoneLinks({ links }: { links: readonly PhoneLink[] }) {
  return (
    <p className="mt-auto flex flex-wrap gap-x-5 pt-1">
      {links.map(({ label, to }) => (
        <a key={to} href={to} className="inline-block py-2.5 font-semibold">
          {label}
        </a>
      ))}
    </p>
  );
}
