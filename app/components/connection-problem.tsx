import { connectionProblem } from "~/content/lists";

/** For a list that is stale because the connection is lost. */
export function ConnectionProblem({ isLost, className }: { isLost: boolean; className: string }) {
  if (!isLost) return null;
  return (
    <div role="alert" className={className}>
      <p className="border-4 border-red bg-card px-4 py-3 font-semibold">{connectionProblem}</p>
    </div>
  );
}
