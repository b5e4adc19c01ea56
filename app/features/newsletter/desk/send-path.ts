export function sendPath(id: number): `/${string}` {
  return `/admin/dashboard/newsletter/sends/${id}`;
}

export function troubledMailsPath(id: number): `/${string}` {
  return `${sendPath(id)}/addresses.csv`;
}
