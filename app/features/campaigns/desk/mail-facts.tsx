import type { MailFacts } from "./preview.server";

const note = "mt-3 border-l-4 pl-3 wrap-anywhere";
const list = new Intl.ListFormat("en");

/** Tells of a mail, beside how it looks, what was taken out, how much a mail program shows, and where its links lead. */
export function MailFactsPart({ facts: { removed, changed, size, cut, links } }: { facts: MailFacts }) {
  return (
    <>
      {removed.length > 0 && (
        <p className={`${note} border-gold`}>{`Removed from your content: ${list.format(removed)}.`}</p>
      )}
      {changed.length > 0 && (
        <p className={`${note} border-gold`}>{`Changed in your content: ${list.format(changed)}.`}</p>
      )}
      {cut ? (
        <p role="note" className={`${note} border-red`}>
          <strong>{`Gmail will cut this mail off: it has ${size}, and Gmail shows 102 kB.`}</strong>{" "}
          {`The last ${cut.bytes} are not seen, from “${cut.from}” to the links at the end. So the link to unsubscribe stands at its top as well.`}
        </p>
      ) : (
        <p className="mt-3 text-soft">{`The mail has ${size}. Gmail cuts off what is beyond 102 kB.`}</p>
      )}
      <Links links={links} />
    </>
  );
}

function Links({ links }: Pick<MailFacts, "links">) {
  const doubtful = links.filter(({ warnings }) => warnings.length > 0).length;
  const count = links.length === 1 ? "1 link" : `${links.length} links`;
  return (
    <details className="mt-3" open={doubtful > 0}>
      <summary className="py-1 font-semibold">
        {doubtful > 0 ? `${count}, ${doubtful} to look at` : count}
      </summary>
      <ul className="mt-1 border-2 border-hair bg-card">
        {links.map(({ text, target, warnings }) => (
          <li
            key={`${target} ${text}`}
            className="border-t border-hair px-3 py-2 wrap-anywhere first:border-t-0"
          >
            <span className="font-semibold" dir="auto">
              {text || "(a link without words)"}
            </span>
            <span className="block text-sm text-soft">{target}</span>
            {warnings.map((warning) => (
              <strong key={warning} className="block text-sm text-red">
                {`Look at it: ${warning}`}
              </strong>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
