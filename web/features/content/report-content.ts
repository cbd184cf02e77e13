import { beginningOf } from '@loupe/contact/beginning-of';
import type { LogLevel } from '../../lib/log-level.ts';

type Bindings = Readonly<Record<string, string>>;

/** Characters of what a browser says about an error: the report must fit into what is accepted. */
const LONGEST = 500;

/** IN-01: reports to the shop's server that a page could not show content. @param send `navigator.sendBeacon` */
export function reportContent(
  level: LogLevel,
  contents: string,
  bindings: Bindings,
  send: (url: string, body: string) => boolean = (url, body) => navigator.sendBeacon(url, body),
): void {
  const short = Object.entries(bindings).map(([name, text]) => [name, beginningOf(text, LONGEST)]);
  const report = { name: 'content', contents: beginningOf(contents, LONGEST), level };
  send('/api/amplience/log', JSON.stringify({ ...report, bindings: Object.fromEntries(short) }));
}
