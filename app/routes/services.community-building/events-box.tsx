import { ActionLinks } from "~/components/action-links";
import { Spot } from "~/components/illustrations/spot";
import { events } from "~/content/community-building";

export function EventsBox() {
  return (
    <section id="events" aria-labelledby="events-title" className="border-t border-hair py-12 md:py-18">
      <div className="wrap">
        <div className="grid gap-x-14 gap-y-6 border-2 border-ink bg-tint-blue p-6 shadow-hard md:grid-cols-2 md:p-9">
          <div>
            <div className="flex items-center gap-5">
              <Spot name="calendar" />
              <h2 id="events-title" className="text-2xl uppercase">
                {events.heading}
              </h2>
            </div>
            <p className="mt-5">{events.text}</p>
          </div>
          <div className="flex flex-col items-start gap-6 md:justify-between">
            <ul className="bullets">
              {events.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <ActionLinks actions={events.actions} main="none" />
          </div>
        </div>
      </div>
    </section>
  );
}
