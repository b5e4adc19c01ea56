interface SectionLinksProps {
  label: string;
  sections: readonly { id: string; label: string }[];
}

/** A row of links to the parts of a long page. */
export function SectionLinks({ label, sections }: SectionLinksProps) {
  return (
    <nav aria-label={label} className="no-print mt-1">
      <ul className="flex flex-wrap gap-x-6">
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} className="inline-block py-1 font-semibold">
              {section.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
