export const FILE_FIELD = "file";

export const MAX_UPLOAD_BYTES = 2 * 1024 * 1024;
