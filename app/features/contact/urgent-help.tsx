import { Section } from "~/components/section";
import { urgentHelp } from "~/content/contact";
import type { DialLink } from "~/content/types";

function DialLinks({ actions }: { actions: readonly DialLink[] }) {
  return (
    <p className="mt-auto flex flex-wrap gap-x-5 pt-1">
      {actions.map(({ label, to }) => (
        <a key={to} href={to} className="inline-block py-1 font-semibold">
          {label}
        </a>
      ))}
    </p>
  );
}

const entryTitle = "font-text text-base font-bold tracking-normal";

/** Lines that answer now, each number to dial or to text (public specification, section 2). */
export function UrgentHelp() {
  const { id, heading, intro, lines, elsewhere } = urgentHelp;
  return (
    <Section id={id} title={heading} lead={intro} ground="card">
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {lines.map(({ name, text, actions }) => (
          <li key={name} className="flex flex-col border-t-4 border-red pt-3">
            <h3 className={entryTitle}>{name}</h3>
            <p>{text}</p>
            <DialLinks actions={actions} />
          </li>
        ))}
        <li className="flex flex-col border-t-4 border-hair pt-3">
          <h3 className={entryTitle}>{elsewhere.heading}</h3>
          <dl className="mt-1 grid gap-2">
            {elsewhere.lines.map(({ name, actions }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <DialLinks actions={actions} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      </ul>
    </Section>
  );
}
