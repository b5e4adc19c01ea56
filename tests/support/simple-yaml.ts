type Yaml = string | Yaml[] | { [key: string]: Yaml };

interface Line {
  indent: number;
  text: string;
}

/**
 * Parses the YAML that the project's own files use: maps, lists, plain and double-quoted scalars, all as text.
 *
 * @throws at anything else
 */
export function parseYaml(text: string): Yaml {
  const lines = text
    .split("\n")
    .map((line) => line.replace(/(^|\s)#.*$/, "").trimEnd())
    .filter(Boolean)
    .map((line): Line => ({ indent: line.search(/\S/), text: line.trim() }));
  const value = parseBlock(lines, lines[0]?.indent ?? 0);
  if (lines.length > 0) throw new Error(`Not expected here: ${lines[0]?.text}`);
  return value;
}

function parseBlock(lines: Line[], indent: number): Yaml {
  if (lines[0]?.text.startsWith("- ")) return parseList(lines, indent);
  const map: { [key: string]: Yaml } = {};
  while (lines[0]?.indent === indent && !lines[0].text.startsWith("- ")) {
    const [, key, rest] = /^([\w-]+):(?: (.*))?$/.exec(lines.shift()?.text ?? "") ?? [];
    if (key === undefined || key in map) throw new Error(`Not a new key: ${key}`);
    const next = lines[0];
    if (rest !== undefined) map[key] = parseScalar(rest);
    else if (next && next.indent > indent) map[key] = parseBlock(lines, next.indent);
    else throw new Error(`${key} has no value`);
  }
  return map;
}

function parseList(lines: Line[], indent: number): Yaml[] {
  const list: Yaml[] = [];
  while (lines[0]?.indent === indent && lines[0].text.startsWith("- ")) {
    const [line] = lines;
    const item = line.text.slice(2);
    if (/^[\w-]+:( |$)/.test(item)) {
      lines[0] = { indent: indent + 2, text: item };
      list.push(parseBlock(lines, indent + 2));
    } else {
      lines.shift();
      list.push(parseScalar(item));
    }
  }
  return list;
}

function parseScalar(text: string): Yaml {
  if (text === "{}") return {};
  if (/^".*"$/.test(text)) return text.slice(1, -1);
  if (/^["'[{|>&*!%@`]/.test(text) || /: /.test(text)) throw new Error(`Not a plain value: ${text}`);
  return text;
}
