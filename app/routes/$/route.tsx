import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { otherAddresses } from "~/content/addresses";
import { isCrossOriginPost } from "~/http/cross-origin.server";

export function loader({ request }: LoaderFunctionArgs): never {
  const { pathname, search } = new URL(request.url);
  const target = Object.entries(otherAddresses).find(([address]) => address === pathname.toLowerCase())?.[1];
  if (target)
    throw redirect(
      target.replace(/(?=#)|$/, () => search),
      301,
    );
  throw new Response("Not found", { status: 404 });
}

/** Posts of other sites' pages arrive here whatever their address. */
export function action({ request }: ActionFunctionArgs): never {
  throw new Response(null, { status: isCrossOriginPost(request) ? 403 : 404 });
}

export default function NotFound() {
  return null;
}
