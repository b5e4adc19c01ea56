import { adminPaths } from "~/features/staff/admin-paths";

export interface AnswerFile {
  name: string;
  bytes: number;
  /** Otherwise it was left out: it is too large, or one of too many. */
  isStored: boolean;
}

function isFile(value: unknown): value is AnswerFile {
  return (
    typeof value === "object" && value !== null && "name" in value && "bytes" in value && "isStored" in value
  );
}

/** @param json as it is stored with the answer */
export function answerFiles(json: string): AnswerFile[] {
  const files: unknown = JSON.parse(json);
  return Array.isArray(files) ? files.filter(isFile) : [];
}

export const answerFilePath = (answer: string, position: number) =>
  `${adminPaths.answerFiles}/${answer}/${position}` as const;
