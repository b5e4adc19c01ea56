import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";

interface FormSectionProps {
  id: string;
  title: string;
  lead: string;
  aside?: ReactNode;
  background?: "paper" | "card";
  children: ReactNode;
}

export function FormSection({ id, title, lead, aside, background = "paper", children }: FormSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames("border-t border-hair py-12 md:py-18", background === "card" && "bg-card")}
    >
      <div className="wrap grid gap-10 lg:grid-cols-[1fr_var(--container-form)] lg:gap-16">
        <div>
          <h2 id={`${id}-title`} className="text-2xl uppercase">
            {title}
          </h2>
          <p className="mt-3 text-lg text-soft">{lead}</p>
          {aside && <div className="mt-8 flex flex-col gap-8">{aside}</div>}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
