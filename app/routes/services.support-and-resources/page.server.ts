/** All that the route needs from the server in one module: in the browser, each one is an empty file to fetch. */

export { readDanger } from "~/features/crisis/find-danger.server";
export { loadDirectory } from "~/features/resources/public/directory.server";
export { dangerHref } from "~/features/resources/public/directory-query";
export { DirectorySection } from "~/features/resources/public/directory-section.server";
export { readDirectoryQuery } from "~/features/resources/public/read-directory-query.server";
export { serverView } from "~/features/resources/public/server-view.server";
export { newsletterHandler } from "~/features/subscribers/signup/signup.server";
export { volunteerHandler } from "~/features/volunteer/application.server";
export { handleForms } from "~/kits/forms/handle-forms.server";
export { publicProtection } from "~/kits/forms/public-protection.server";
export { services } from "~/server/services.server";
export { Crisis } from "./crisis.server";
export { FurtherParts, TakePart } from "./further-parts.server";
export { Opening } from "./opening.server";
export { Sheet } from "./sheet.server";
