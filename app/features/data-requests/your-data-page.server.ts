import { findLinkToken, linkToken } from "~/features/subscribers/signup/personal-link.server";
import { addressKey } from "~/kits/erasure/erased-addresses.server";
import { readRequest } from "./data-link.server";
import { type DescribedPerson, describeHeld } from "./describe-held";
import { type ErasureServices, eraseAddress } from "./erase-person.server";
import { findHeldData, heldDataFile } from "./find-person.queries.server";

async function requester(
  services: ErasureServices,
  request: Request,
  now: Date,
): Promise<string | undefined> {
  const email = await readRequest(services, linkToken(request), now);
  return email === undefined ? undefined : addressKey(email);
}

export interface YourData extends DescribedPerson {
  token: string;
  asksToErase: boolean;
  /** A subscriber chooses with it which mails come. */
  mailsToken: string | undefined;
}

/** Changes nothing: mail programs open links by themselves. */
export async function loadYourData(
  services: ErasureServices,
  request: Request,
  now: Date,
): Promise<YourData | undefined> {
  const address = await requester(services, request, now);
  if (address === undefined) return undefined;
  return {
    token: linkToken(request) ?? "",
    ...describeHeld(await findHeldData(services.db, address)),
    asksToErase: new URL(request.url).searchParams.has("erase"),
    mailsToken: await findLinkToken(services.db, address),
  };
}

/** @returns whether the link was valid */
export async function eraseYourData(
  services: ErasureServices,
  request: Request,
  now: Date,
): Promise<boolean> {
  const address = await requester(services, request, now);
  if (address === undefined) return false;
  await eraseAddress(services, { email: address, scope: "everything", now });
  return true;
}

export const fileHeaders = {
  "Content-Type": "application/json; charset=utf-8",
  "Content-Disposition": 'attachment; filename="your-data.json"',
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
} as const;

export async function downloadYourData(
  services: ErasureServices,
  request: Request,
  now: Date,
): Promise<string | undefined> {
  const address = await requester(services, request, now);
  return address === undefined ? undefined : heldDataFile(await findHeldData(services.db, address), now);
}
