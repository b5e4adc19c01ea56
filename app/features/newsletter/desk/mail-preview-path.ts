export function mailPreviewPath(of: "draft" | "newsletter" | number): `/${string}` {
  return `/admin/dashboard/newsletter/preview?of=${of}`;
}
