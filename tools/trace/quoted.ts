import type { Trace } from './files.ts';
import type { Kind } from './kinds.ts';

const begin = (kind: Kind) => `<!-- trace ${kind} -->`;
const END = '<!-- /trace -->';

/** How ARCHITECTURE.md quotes a trace. */
export const quoted = (kind: Kind, { counted, limit }: Trace): string =>
  [
    `${begin(kind)}\n`,
    `${counted.length} files, at most ${limit}, by \`npm run trace -- ${kind}\`:\n`,
    ...counted.map((file) => `- \`${file}\``),
    `\n${END}`,
  ].join('\n');

/** The text with its list of this kind replaced. @throws Error when it has no markers for it */
export function withQuoted(text: string, kind: Kind, trace: Trace): string {
  const from = text.indexOf(begin(kind));
  const to = text.indexOf(END, from);
  if (from < 0 || to < 0) throw new Error(`ARCHITECTURE.md has no ${begin(kind)} … ${END}.`);
  return text.slice(0, from) + quoted(kind, trace) + text.slice(to + END.length);
}
