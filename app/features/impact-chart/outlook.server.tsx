import { ActionLinks } from "~/components/button";
import { displacement } from "~/content/home";
import { HeadlineCards } from "./headline-cards.server";
import { Hope } from "./hope.server";

export function Outlook() {
  return (
    <>
      <HeadlineCards />
      <Hope />
      <div className="mt-8 flex flex-col gap-4 sm:flex-row sm:flex-wrap">
        <ActionLinks actions={displacement.buttons} main="none" />
      </div>
    </>
  );
}
