import { PhoneLinks } from "~/components/external-link";
import { Section } from "~/components/section";
import { urgentHelp } from "~/content/contact";

const entryTitle = "font-text text-base font-bold tracking-normal";

/** Lines that answer now, each number to dial or to text (public specification, section 2). */
export function UrgentHelp() {
  const { id, heading, intro, lines, elsewhere } = urgentHelp;
  return (
    <Section kind="list" id={id} title={heading} lead={intro} background="card">
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {lines.map(({ name, text, actions }) => (
          <li key={name} className="flex flex-col border-t-4 border-red pt-3">
            <h3 className={entryTitle}>{name}</h3>
            <p>{text}</p>
            <PhoneLinks links={actions} />
          </li>
        ))}
        <li className="flex flex-col border-t-4 border-hair pt-3">
          <h3 className={entryTitle}>{elsewhere.heading}</h3>
          <dl className="mt-1 grid gap-2">
            {elsewhere.lines.map(({ name, actions }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <PhoneLinks links={actions} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      </ul>
    </Section>
  );
}
