/** What `pg` sends: `$1`, `$2` … in the text, and the names of their values in this order; no names where the text had numbers. */
export interface NumberedText {
  readonly text: string;
  readonly names: readonly string[];
}

/** First whatever may contain a colon that is no parameter (strings, comments, casts), then parameters and brackets. */
const TOKEN =
  /\bE'(?:[^'\\]|\\.|'')*'|'[^']*'|"[^"]*"|\$(?<tag>(?:[a-z_]\w*)?)\$.*?\$\k<tag>\$|--[^\n]*|\/\*(?:\/\*.*?\*\/|.)*?\*\/|::|:=|:(?<name>[a-z_]\w*)|\$(?<number>\d+)|\bARRAY\s*\[|[([\])]/gis;

/**
 * Rewrites `:name` to `$n`, numbered as they first appear. In the brackets of a slice, as in `codes[1:most]`, a colon divides its bounds: a
 * parameter there stands in parentheses, `codes[1:(:most)]`.
 * @throws Error when a text has names and numbers
 */
export function numbered(sql: string): NumberedText {
  const names: string[] = [];
  const open: string[] = [];
  let hasNumbers = false;
  const text = sql.replaceAll(TOKEN, (token, ...rest) => {
    const { name, number } = rest.at(-1) as { readonly name?: string; readonly number?: string };
    if (number !== undefined) hasNumbers = true;
    if (name !== undefined && open.at(-1) !== '[') return `$${positionIn(names, name)}`;
    if (token === '(' || token.endsWith('[')) open.push(token);
    else if (token === ')' || token === ']') open.pop();
    return token;
  });
  if (hasNumbers && names.length > 0)
    throw new Error(`A statement has names or numbers for its parameters, not both: ${sql}`);
  return { text, names };
}

function positionIn(names: string[], name: string): number {
  if (!names.includes(name)) names.push(name);
  return names.indexOf(name) + 1;
}
