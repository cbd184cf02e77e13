import { BEGIN_SCRIPT, HELD_SOURCE, HELD_TYPE } from './begin-script.ts';

const SCRIPT = /<script src="(?=\/_next\/static\/)([^>]*\basync="")/g;
/** Data for React: half of a page, whose compilation alone keeps a phone's main thread for a tenth of a second. */
const DATA = '<script>self.__next_f.push(';
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Rewrites a page of Next as it is sent: its scripts are named in an attribute from which begin-script.ts loads them, and their data
 * waits with them. Nothing else of the page looks like these tags, since a "<" in its text and data is escaped.
 * @returns a function that takes the next bytes of the page, and returns those that can be sent
 */
export function holdScripts(): (bytes: Buffer, isLast: boolean) => Buffer {
  let rest = '';
  let isFirst = true;
  const name = (_tag: string, attributes: string): string => {
    const begin = isFirst ? `<script>${BEGIN_SCRIPT}</script>` : '';
    isFirst = false;
    return `${begin}<script ${HELD_SOURCE}="${attributes}`;
  };
  return (bytes, isLast) => {
    // One character a byte, so that characters of several bytes may be split between two calls.
    const text = rest + bytes.toString('latin1');
    const open = text.lastIndexOf('<');
    const isCut = open !== -1 && (!text.includes('>', open) || DATA.startsWith(text.slice(open)));
    const end = isCut && !isLast ? open : text.length;
    rest = text.slice(end);
    const rewritten = text
      .slice(0, end)
      .replace(PRELOAD, '')
      .replace(SCRIPT, name)
      .replaceAll(DATA, DATA.replace('>', ` type="${HELD_TYPE}">`));
    return Buffer.from(rewritten, 'latin1');
  };
}
