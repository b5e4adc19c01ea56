export type PreviewFormat = "html" | "text" | "eml";

export function mailPreviewPath(
  of: "draft" | "newsletter" | number,
  format: PreviewFormat = "html",
): `/${string}` {
  return `/admin/dashboard/newsletter/preview?of=${of}${format === "html" ? "" : `&as=${format}`}`;
}
