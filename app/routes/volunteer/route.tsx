import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useSearchParams } from "@remix-run/react";
import { CallToAction } from "~/components/call-to-action";
import { Ledger, LedgerRow } from "~/components/lists";
import { Section } from "~/components/section";
import { definePage } from "~/content/page";
import { closing, nextSteps, page, rolePages, roles } from "~/content/volunteer";
import { APPLIED_PARAMETER } from "~/content/volunteer-roles";
import { volunteerForm } from "~/features/volunteer/application.form";
import { volunteerHandler } from "~/features/volunteer/application.server";
import { handlePublicForms } from "~/kits/forms/public-protection.server";
import { useFormState } from "~/kits/forms/use-form-state";
import { services } from "~/server/services.server";
import ledgerStyles from "~/styles/ledger.css";
import { RoleApplication, RoleSelection } from "./roles";

export const { meta, handle } = definePage(page, { scripts: ["forms"] });

export const links: LinksFunction = () => [{ rel: "stylesheet", href: ledgerStyles }];

const cardOf = (role: string | null | undefined) => roles.cards.find((card) => card.role === role);

const form = volunteerForm({ anchor: "application", roles: roles.cards.map((card) => card.role) });

/** The role's form is a page of its own to those who only see its title and address. */
function shownPage({ url }: Request) {
  const role = cardOf(new URL(url).searchParams.get("role"))?.role;
  return { page: role && rolePages[role] };
}

export function loader({ request }: LoaderFunctionArgs) {
  return shownPage(request);
}

export function action({ request }: ActionFunctionArgs) {
  return handlePublicForms(request, services, [volunteerHandler(services.db, form)]);
}

export default function Volunteer() {
  const [search] = useSearchParams();
  const { errorState } = useFormState(form);
  const role = errorState ? errorState.values.role : search.get("role");
  const card = cardOf(role);
  const applying = card !== undefined || errorState !== undefined;

  return (
    <>
      <div data-region="roles">
        {applying ? (
          <RoleApplication form={form} card={card} />
        ) : (
          <RoleSelection form={form} applied={cardOf(search.get(APPLIED_PARAMETER))} />
        )}
        {!applying && <NextSteps />}
      </div>
      <CallToAction id="questions" copy={closing} main="none" />
    </>
  );
}

function NextSteps() {
  return (
    <Section kind="ledger" id="next-steps" title={nextSteps.heading} lead={nextSteps.aim} background="card">
      <Ledger>
        {nextSteps.items.map(({ title, text }, index) => (
          <LedgerRow
            key={title}
            entry={
              <h3 className="text-xl">
                {index + 1}. {title}
              </h3>
            }
          >
            {text}
          </LedgerRow>
        ))}
      </Ledger>
    </Section>
  );
}
