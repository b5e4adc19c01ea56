import { Fragment } from "react";
import { OrganizationName, renderMail } from "~/mail/mail-page.server";
import { GREEN, SOFT } from "~/mail/mail-styles.server";
import { quoteLines } from "./record-facts";

interface ReplyContents {
  organization: string;
  subject: string;
  text: string;
  /** The quote with the line above it; empty without. */
  quoted: string;
}

const WEB_ADDRESS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/;

function Line({ text }: { text: string }) {
  return text.split(WEB_ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
      <a key={index} className="link" href={part} style={GREEN}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

function Lines({ text }: { text: string }) {
  return text.split("\n").map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
    <Fragment key={index}>
      {index > 0 && <br />}
      <Line text={line} />
    </Fragment>
  ));
}

function Paragraphs({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
    <p key={index} dir="auto" style={{ margin: "0 0 18px" }}>
      <Lines text={part} />
    </p>
  ));
}

/** A letter of a person to a person: only what was written, in plain text too. */
export function replyMail({ organization, subject, text, quoted }: ReplyContents) {
  const { lead, lines } = quoteLines(quoted);
  const body = (
    <>
      <OrganizationName name={organization} />
      <div style={{ margin: "24px 0 0" }}>
        <Paragraphs text={text} />
      </div>
      {quoted !== "" && (
        <>
          <p className="soft" style={{ margin: "0 0 8px", ...SOFT }}>
            {lead}
          </p>
          <blockquote
            dir="auto"
            className="rule soft"
            style={{ margin: "0", padding: "0 0 0 14px", borderLeft: "3px solid #1b1a17", ...SOFT }}
          >
            <Lines text={lines.join("\n")} />
          </blockquote>
        </>
      )}
    </>
  );
  const quote = quoted === "" ? [] : [`${lead}\n${lines.map((line) => `> ${line}`.trimEnd()).join("\n")}`];
  return {
    subject,
    html: renderMail(subject, body),
    text: `${[text, ...quote].join("\n\n")}\n`,
  };
}
