import { withSandbox } from '../on-one-machine.ts';
import { holdsSecrets } from '../sandbox-specs.ts';
import { OWN_KEY_SETS } from '../../stack/key-sets.ts';
import type { Vendor } from '../vendor.ts';
import { calledBy } from './platform.ts';

/** ARCHITECTURE.md, "Who calls whom": the cells of those that call vendors. */
export function callers(text: string, vendors: readonly Vendor[]): string {
  const [before = '', table = '', after = ''] = sectionOf(text, /^## Who calls whom$/m);
  const rows = table.replace(
    /^\| ([a-z][a-z-]+) +\| ([^|]*[^| ]) *\|$/gm,
    (row, caller: string, called: string) =>
      caller === 'caller'
        ? row
        : `| ${caller} | ${calledBy(caller, called.split(', '), vendors).join(', ')} |`,
  );
  return before + rows + after;
}

/** docs/runbooks/key-rotation.md: a row for each key set of a vendor, at the end of the table. */
export function keySetRows(text: string, vendors: readonly Vendor[]): string {
  const [before = '', section = '', after = ''] = sectionOf(text, /^## What a key set is$/m);
  const sets = vendors.flatMap((vendor) =>
    Object.entries(vendor.keySets ?? {}).map(([set, { words, holders, keptMinutes }]) => ({
      set,
      cells: [
        ...[`\`${set}\``, words.key, words.signs],
        [...holders, vendor.words].join(', '),
        `after ${keptMinutes} minutes${words.before === undefined ? '' : `, ${words.before}`}`,
      ],
    })),
  );
  const lines = section.split('\n');
  const isOwn = (set: string) => OWN_KEY_SETS.some((own) => own === set);
  const kept = lines.filter((line) => isOwn(/^\| `([^`]+)`/.exec(line)?.[1] ?? OWN_KEY_SETS[0]));
  const last = kept.findLastIndex((line) => line.startsWith('| '));
  const rows = sets.map(({ cells }) => `| ${cells.join(' | ')} |`);
  return before + kept.toSpliced(last + 1, 0, ...rows).join('\n') + after;
}

/** charts/README.md: whose Secrets the namespace of the sandboxes needs. */
export function namedSecrets(text: string, vendors: readonly Vendor[]): string {
  const names = withSandbox(vendors)
    .filter(holdsSecrets)
    .map(({ name }) => `\`${name}\``);
  const sentence = /and the keys of\s[^.]* in `loupe-stores`\./;
  if (!sentence.test(text)) throw new Error('There is no sentence "and the keys of … in `loupe-stores`."');
  return text.replace(
    sentence,
    `and the keys of\n${names.slice(0, -1).join(', ')} and ${names.at(-1)} in \`loupe-stores\`.`,
  );
}

/** What is before, in and after the section that a heading begins. */
function sectionOf(text: string, heading: RegExp): string[] {
  const from = text.search(heading);
  if (from < 0) throw new Error(`There is no section ${heading.source}.`);
  const end = text.slice(from + 3).search(/^## /m);
  const to = end < 0 ? text.length : from + 3 + end;
  return [text.slice(0, from), text.slice(from, to), text.slice(to)];
}
