import { type RoleCard, roles } from "~/content/volunteer";

interface RoleFactsProps {
  card: RoleCard;
  /** One level below the heading they stand under. */
  heading: "h3" | "h4";
}

export function RoleFacts({ card, heading }: RoleFactsProps) {
  return (
    <>
      <p className="font-semibold text-soft">{card.commitment}</p>
      <p>{card.text}</p>
      <FactList heading={heading} label={roles.doingLabel} items={card.doing} />
      <FactList heading={heading} label={roles.needsLabel} items={card.needs} />
    </>
  );
}

interface FactListProps {
  heading: RoleFactsProps["heading"];
  label: string;
  items: string[];
}

function FactList({ heading: Heading, label, items }: FactListProps) {
  return (
    <div>
      <Heading className="font-text text-base font-semibold tracking-normal">{label}</Heading>
      <ul className="bullets">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
