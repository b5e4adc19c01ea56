import { type RoleCard, roles } from "~/content/volunteer";

export function RoleFacts({ card }: { card: RoleCard }) {
  return (
    <>
      <p className="font-semibold text-soft">{card.commitment}</p>
      <p>{card.text}</p>
      <FactList label={roles.doingLabel} items={card.doing} />
      <FactList label={roles.needsLabel} items={card.needs} />
    </>
  );
}

function FactList({ label, items }: { label: string; items: string[] }) {
  return (
    <div>
      <h4 className="font-semibold">{label}</h4>
      <ul className="bullets">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
