import type { ReactNode } from "react";

interface SampleProps {
  name: string;
  /** For what is a block of the page itself and needs no frame. */
  bare?: boolean;
  children: ReactNode;
}

export function Sample({ name, bare = false, children }: SampleProps) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 font-text text-base font-bold tracking-normal">{name}</h3>
      {bare ? <div className="border-2 border-hair">{children}</div> : children}
    </div>
  );
}

export function Samples({ children }: { children: ReactNode }) {
  return <div className="grid gap-12">{children}</div>;
}
