export const secretsCopy = {
  /** By the name of a sealed column. */
  labels: {
    "second factors": "Second factors",
    "key of erased addresses": "Key of erased addresses",
  } as Readonly<Record<string, string>>,
  untilThen: {
    "second factors":
      "Until then, the staff concerned sign in with a recovery code, or after npm run admin:create with --remove-second-factor.",
    "key of erased addresses": "Until then, addresses that were erased are not recognized.",
  } as Readonly<Record<string, string>>,
  unreadable: (count: string, total: string) =>
    `${count} of ${total} cannot be read with this SESSION_SECRET. Set SESSION_SECRET_PREVIOUS to the secret that was in use before, and start the site again.`,
} as const;
