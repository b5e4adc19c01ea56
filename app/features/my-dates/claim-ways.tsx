import { useContext } from "react";
import { Button } from "~/components/button";
import { useLinkNotes } from "~/components/external-link";
import { FilterSelect } from "~/components/filter-fields";
import type { MyDatesWords } from "~/content/my-dates/words";
import { pathIn } from "~/content/page";
import { CLAIM_PARAMETER } from "~/content/resources/states";
import { PageLanguage } from "~/lib/contexts";
import { telHref } from "./phone-parts";

interface ClaimWaysProps {
  words: MyDatesWords;
  /** It is undefined in the template, which has the ways of those with a state and those without. */
  shown: { state: string | undefined; phone: string | undefined } | undefined;
}

/** Calls the office that takes the claim, or opens its page; without a state it asks for one. */
export function ClaimWays({ words: { state, answer }, shown }: ClaimWaysProps) {
  const { claim } = answer;
  const help = pathIn(useContext(PageLanguage), "/help");
  const { site } = useLinkNotes();
  const phone = shown?.state ? shown.phone : claim.number;
  return (
    <div className="date-claim">
      {phone && (
        <a href={telHref(phone)} className="button button-go">
          {claim.call} <span>{phone}</span>
        </a>
      )}
      {(!shown || shown.state) && (
        <a
          href={`${help}?${CLAIM_PARAMETER}=yes&state=${shown?.state ?? ""}`}
          rel="noopener"
          className="button no-print"
        >
          {claim.file}
          <span className="sr-only"> {site}</span>
        </a>
      )}
      {!shown?.state && (
        <form action={help} className="no-print">
          <FilterSelect
            id="claim-state"
            name="state"
            label={claim.finder}
            value=""
            all={state.none}
            options={state.options}
            classes={{ label: "text-sm", input: "mt-1 h-12 w-full" }}
          />
          <Button kind="plain">{claim.find}</Button>
        </form>
      )}
      {claim.note && <p className="text-sm">{claim.note}</p>}
    </div>
  );
}
