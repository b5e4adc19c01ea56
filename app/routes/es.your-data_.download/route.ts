import type { LoaderFunctionArgs } from "@remix-run/node";
import { downloadYourData } from "~/features/data-requests/your-data-file.server";
import { services } from "~/server/services.server";

export const loader = ({ request }: LoaderFunctionArgs) => downloadYourData(request, services, "es");
