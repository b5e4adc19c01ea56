import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";

interface SectionProps {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
  background?: "paper" | "card";
}

export function Section({ id, title, lead, children, background = "paper" }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames("border-t border-hair py-12 md:py-18", background === "card" && "bg-card")}
    >
      <div className="wrap">
        <h2 id={`${id}-title`} className="text-2xl uppercase">
          {title}
        </h2>
        {lead && <p className="mt-3 text-lg text-soft">{lead}</p>}
        {children && <div className="mt-8">{children}</div>}
      </div>
    </section>
  );
}
