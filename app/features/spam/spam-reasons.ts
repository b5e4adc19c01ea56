/** Why a submission looks like spam. */
export type SpamReason =
  | { rule: "honeypot" | "without-sum" | "too-fast" | "like-spam" | "like-suspected" }
  | { rule: "link-markup" | "link-in-name" | "other-script" | "gibberish-name" | "gibberish-text" }
  | { rule: "many-senders" | "repeated" | "links"; count: number }
  | { rule: "short-link" | "risky-domain"; host: string }
  | { rule: "pitch" | "phrases"; found: string[] }
  | { rule: "mixed-scripts"; word: string };
