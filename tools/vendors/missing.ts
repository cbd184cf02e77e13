import { SHOP_OFFSETS } from '../shop-ports.ts';
import { clashesOf } from './clashes.ts';
import { WRITTEN, written } from './files.ts';
import { byHand } from './by-hand.ts';
import type { Repository } from './repository.ts';
import type { Vendor } from './vendor.ts';

/** What is missing where, one sentence each, for these vendors in this repository. */
export async function missing(vendors: readonly Vendor[], repository: Repository): Promise<string[]> {
  const stale = await Promise.all(Object.keys(WRITTEN).map((path) => differences(path, vendors, repository)));
  return [
    ...clashesOf(vendors, SHOP_OFFSETS),
    ...stale.flat(),
    ...vendors.flatMap((vendor) => byHand(vendor, repository)),
  ];
}

/** The lines that a written file lacks or has too many. */
async function differences(
  path: string,
  vendors: readonly Vendor[],
  { textOf }: Repository,
): Promise<string[]> {
  const now = textOf(path) ?? '';
  const wanted = await written(path, vendors, () => now);
  if (wanted === now) return [];
  const [has, needs] = [linesOf(now), linesOf(wanted)];
  const lacks = [...needs].filter((line) => !has.has(line));
  const leftOver = [...has].filter((line) => !needs.has(line));
  const said = [
    ...lacks.map((line) => `${path} lacks \`${line}\``),
    ...leftOver.map((line) => `${path} still says \`${line}\``),
  ];
  const all = said.length > 0 ? said : [`${path} has the lines of vendors in another order`];
  return all.map((sentence) => `${sentence}: npm run vendors -- write`);
}

/** Without columns of tables, which a longer cell moves. */
const linesOf = (text: string): Set<string> =>
  new Set(text.split('\n').map((line) => line.trim().replace(/ {2,}/g, ' ')));
