import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { otherAddresses } from "~/content/addresses";

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

export function action(): never {
  throw new Response("Not found", { status: 404 });
}

export default function NotFound() {
  return null;
}
