import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";

export type Accent = "green" | "red" | "gold" | "blue";

const bars: Record<Accent, string> = {
  green: "bg-(--block-green)",
  red: "bg-(--block-red)",
  gold: "bg-(--block-gold)",
  blue: "bg-(--block-blue)",
};

const accents: readonly Accent[] = ["green", "red", "gold", "blue"];

export function accentOf(index: number): Accent {
  return accents[index % accents.length] ?? "green";
}

interface CardProps {
  as?: "article" | "li" | "div";
  accent?: Accent | undefined;
  title?: ReactNode;
  children: ReactNode;
  className?: string;
}

function CardBar({ accent }: { accent: Accent }) {
  return <div className={classNames("ticket-stub h-8", bars[accent])} />;
}

export function Card({ as: Element = "article", accent, title, children, className }: CardProps) {
  return (
    <Element className={classNames("ticket flex flex-col", className)}>
      {accent && <CardBar accent={accent} />}
      <div className="flex grow flex-col gap-3 p-5">
        {title && <h3 className="text-xl">{title}</h3>}
        {children}
      </div>
    </Element>
  );
}

/** With two columns, the last of an odd number fills its row; with three, four cards make two rows of two. */
const columns = {
  "15.5rem":
    "grid-cols-[repeat(auto-fit,minmax(min(15.5rem,100%),1fr))] print:grid-cols-2 min-[35rem]:max-[52rem]:*:last:odd:col-span-2 min-[52rem]:max-[69rem]:has-[>:nth-child(4):last-child]:grid-cols-2",
  "28rem": "grid-cols-[repeat(auto-fit,minmax(min(28rem,100%),1fr))] min-[60rem]:*:last:odd:col-span-2",
};

export function CardGrid({ children, min = "15.5rem" }: { children: ReactNode; min?: keyof typeof columns }) {
  return <div className={classNames("grid gap-6", columns[min])}>{children}</div>;
}
