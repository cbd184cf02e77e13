import { BEGIN_SCRIPT, HELD_SOURCE } from './begin-script.ts';

const SCRIPT = /<script src="(?=\/_next\/static\/)([^>]*\basync="")/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Rewrites a page of Next as it is sent: its scripts are named in an attribute from which begin-script.ts loads them. Nothing else of
 * the page looks like these tags, since a "<" in its text and data is escaped.
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
    const end = isLast || text.includes('>', open) || open === -1 ? text.length : open;
    rest = text.slice(end);
    return Buffer.from(text.slice(0, end).replace(PRELOAD, '').replace(SCRIPT, name), 'latin1');
  };
}
