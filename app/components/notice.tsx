import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "~/lib/class-names";

interface NoticeProps {
  /** What is done: another one takes the focus again. */
  of: string;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** What a button of the page has done, with the way to undo it. Takes the focus. */
export function Notice({ of, id, className, children }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each thing that was done takes the focus again.
  useEffect(() => box.current?.focus(), [of]);
  return (
    <div
      ref={box}
      id={id}
      role="status"
      tabIndex={-1}
      className={classNames(
        "no-print flex flex-wrap items-center gap-x-6 gap-y-2 border-4 border-green bg-tint-green px-4 py-2 font-semibold",
        className,
      )}
    >
      {children}
    </div>
  );
}

export const noticeButtonClass = "py-1.5 font-semibold underline underline-offset-4";
