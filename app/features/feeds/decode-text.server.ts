const BYTE_ORDER_MARKS: ReadonlyArray<readonly [mark: readonly number[], encoding: string]> = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xfe, 0xff], "utf-16be"],
  [[0xff, 0xfe], "utf-16le"],
  // "<" or "{" without a mark.
  [[0x00, 0x3c], "utf-16be"],
  [[0x3c, 0x00], "utf-16le"],
  [[0x00, 0x7b], "utf-16be"],
  [[0x7b, 0x00], "utf-16le"],
];

/** An XML declaration is within the first bytes, which are ASCII in every other encoding. */
const DECLARATION_BYTES = 200;

function decoderFor(label: string | undefined): TextDecoder | null {
  try {
    return label ? new TextDecoder(label) : null;
  } catch {
    return null;
  }
}

/** TextDecoder has no error for a text that is another encoding's; broken UTF-8 is most often windows-1252. */
function decodeAs(decoder: TextDecoder, bytes: Uint8Array): string {
  if (decoder.encoding !== "utf-8") return decoder.decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const text = decoder.decode(bytes);
    const broken = text.match(/\ufffd/g)?.length ?? 0;
    // A cut or damaged character in a text that is UTF-8 otherwise.
    const isUtf8 = (text.match(/[\u0080-\ufffc]/g)?.length ?? 0) > broken;
    return isUtf8 ? text : new TextDecoder("windows-1252").decode(bytes);
  }
}

/**
 * The text of a feed: in the encoding of its byte order mark, else of its XML declaration, else of the header, else
 * UTF-8. The declaration goes before the header, as servers add one charset to all files.
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const [, marked] = BYTE_ORDER_MARKS.find(([mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? [];
  const start = String.fromCharCode(...bytes.subarray(0, DECLARATION_BYTES));
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(start)?.[1];
  const sent = /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1];
  // A declaration that could be read byte by byte is not in UTF-16, whatever it says.
  const asBytes = [declared, sent].filter((label) => !/^(?:utf-?16|ucs-?2)/i.test(label ?? ""));
  const decoder = decoderFor(marked) ?? decoderFor(asBytes[0]) ?? decoderFor(asBytes[1]) ?? new TextDecoder();
  return decodeAs(decoder, bytes);
}
