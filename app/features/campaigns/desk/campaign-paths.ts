type PreviewFormat = "html" | "text" | "eml";

/** `draft` is of a team update, a number the id of a campaign. */
export type Previewed = "draft" | "newsletter" | number;

/** The mail itself, without a page around it. */
export function mailPreviewPath(of: Previewed, format: PreviewFormat = "html"): `/${string}` {
  return `/admin/dashboard/newsletter/preview?of=${of}${format === "html" ? "" : `&as=${format}`}`;
}

/** A page that shows it. */
export function mailPreviewPage(of: Previewed): `/${string}` {
  return `/admin/newsletter/preview?of=${of}`;
}

export function sendPath(id: number): `/${string}` {
  return `/admin/dashboard/newsletter/sends/${id}`;
}

export function troubledMailsPath(id: number): `/${string}` {
  return `${sendPath(id)}/addresses.csv`;
}
