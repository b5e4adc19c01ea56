import { ActionLinks } from "~/components/action-links";
import { Spot } from "~/components/illustrations/spot";
import { Section } from "~/components/section";
import { events } from "~/content/community-building";
import { useIsSet } from "~/lib/site-settings";

/** Dates are in the chat only. */
export function EventsBox() {
  const isSet = useIsSet();
  if (!isSet({ to: "community-chat" })) return null;
  return (
    <Section id="events" title={events.heading} lead={events.text} kind="ledger">
      <div className="grid items-center gap-x-14 lg:grid-cols-[1fr_auto]">
        <ul>
          {events.items.map((item) => (
            <li key={item} className="border-b border-hair py-3 text-lg">
              {item}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-6 pt-6 lg:flex-col">
          <Spot name="calendar" />
          <ActionLinks actions={events.actions} main="none" />
        </div>
      </div>
    </Section>
  );
}
