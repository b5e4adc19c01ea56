/** All that the route needs from the server in one module: in the browser, each one is an empty file to fetch. */
export { newsletterHandler } from "~/features/newsletter/signup.server";
export { loadDirectory } from "~/features/resources/public/directory.server";
export { FilterForm } from "~/features/resources/public/filter-form.server";
export { FirstCards } from "~/features/resources/public/first-cards.server";
export { ListBar } from "~/features/resources/public/list-bar.server";
export { readDirectoryQuery } from "~/features/resources/public/read-directory-query.server";
export { requestedView } from "~/features/resources/public/server-view.server";
export { volunteerHandler } from "~/features/volunteer/application.server";
export { handleForms } from "~/kits/forms/handle-forms.server";
export { publicProtection } from "~/kits/forms/public-protection.server";
export { services } from "~/server/services.server";
export { FurtherParts, TakePart } from "./further-parts.server";
export { Opening } from "./opening.server";
export { Sheet } from "./sheet.server";
