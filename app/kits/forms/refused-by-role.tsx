import { ButtonLink } from "~/components/button";
import { PageHero } from "~/components/page-hero";

/** Data of a 403 for staff whose role may not do what they asked for. */
export interface RefusedByRole {
  refusedByRole: true;
  message: string;
  /** Fields of the refused post, by name. */
  typed: [name: string, value: string][];
}

export function isRefusedByRole(data: unknown): data is RefusedByRole {
  return typeof data === "object" && data !== null && "refusedByRole" in data;
}

export const REFUSED_BY_ROLE_TITLE = "Your account may not do that";

/** "teamUpdate" → "Team update" */
function labelOf(name: string): string {
  const words = name.replaceAll(/[_-]/g, " ").replaceAll(/([a-z])([A-Z])/g, "$1 $2");
  return words.slice(0, 1).toUpperCase() + words.slice(1).toLowerCase();
}

export function RefusedByRolePage({ message, typed }: RefusedByRole) {
  return (
    <>
      <PageHero title={REFUSED_BY_ROLE_TITLE} lead={message}>
        <ButtonLink to="/admin/dashboard">Back to the dashboard</ButtonLink>
      </PageHero>
      {typed.length > 0 && (
        <section aria-labelledby="typed-title" className="wrap pb-16">
          <h2 id="typed-title" className="text-xl">
            What you typed
          </h2>
          <p className="mt-2 text-soft">Nothing of it was saved. Copy what you need.</p>
          <dl className="mt-6 max-w-form">
            {typed.map(([name, value]) => (
              <div key={name} className="mt-4">
                <dt className="font-bold">{labelOf(name)}</dt>
                <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}
