/** Reads the one token of a mailed link; null where there is none, or more than one. */
export function linkToken(request: Request): string | null {
  const [token, ...others] = new URL(request.url).searchParams.getAll("token");
  return token && others.length === 0 ? token : null;
}
