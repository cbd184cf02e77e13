import type { ProductDraft } from '../domain/product/product-draft.ts';
import type { ProductStore } from './save-products.ts';
import { BATCH, saveProducts } from './save-products.ts';

export interface LineFault {
  /** From 1. */
  readonly line: number;
  /** Empty for the whole line. */
  readonly field: string;
  readonly fault: string;
}

export interface ImportProgress {
  /** Lines that are dealt with: an interrupted import has saved what these hold. */
  readonly lines: number;
  readonly saved: number;
  readonly unchanged: number;
  readonly refused: number;
}

export interface ImportPorts {
  readonly store: ProductStore;
  readonly read: (
    line: string,
  ) =>
    { readonly product: ProductDraft } | { readonly faults: readonly Pick<LineFault, 'field' | 'fault'>[] };
  readonly report: (fault: LineFault) => void;
  readonly progress: (progress: ImportProgress) => void;
}

interface Placed {
  readonly line: number;
  readonly product: ProductDraft;
}

/**
 * Saves the products of a file, a transaction for every 500 lines. A line with a fault is reported and left out, and the others of its
 * batch are saved. A product that is saved already is left alone, so an import that was interrupted is repeated whole.
 * @param isStopped asked between batches
 */
export async function importProducts(
  { store, read, report, progress }: ImportPorts,
  lines: AsyncIterable<string>,
  isStopped: () => boolean = () => false,
): Promise<ImportProgress> {
  const categories = await store.categoryKeys();
  const seen = new Map<string, number>();
  let done: ImportProgress = { lines: 0, saved: 0, unchanged: 0, refused: 0 };
  let writing: Promise<void> = Promise.resolve();
  let line = 0;
  let refused = 0;
  let batch: Placed[] = [];

  const refuse = (faults: readonly LineFault[]) => {
    for (const fault of faults) report(fault);
    refused++;
  };
  const write = async (placed: readonly Placed[], upTo: number) => {
    const faults = await faultsOfTaken(store, placed);
    for (const [, found] of faults) refuse(found);
    const kept = placed.filter((entry) => !faults.has(entry.line)).map(({ product }) => product);
    const saved = await saveProducts({ store, republish: false }, kept);
    const unchanged = done.unchanged + kept.length - saved;
    done = { lines: upTo, saved: done.saved + saved, unchanged, refused };
    progress(done);
  };
  /** The next lines are read while these are written. */
  const writeNext = async () => {
    await writing;
    writing = write(batch, line);
    // A fault is seen by the next await; until then nothing listens to it.
    writing.catch(() => {});
    batch = [];
  };

  for await (const json of lines) {
    line++;
    if (json.trim() === '') continue;
    const found = read(json);
    const faults = 'faults' in found ? found.faults : faultsOf(found.product, { line, seen, categories });
    if (faults.length > 0) refuse(faults.map((fault) => ({ line, ...fault })));
    else if ('product' in found) batch.push({ line, product: found.product });
    if (batch.length < BATCH) continue;
    await writeNext();
    if (isStopped()) break;
  }
  await writeNext();
  await writing;
  return { ...done, refused };
}

interface File {
  readonly line: number;
  /** Where each code, sku and slug of the file stands. */
  readonly seen: Map<string, number>;
  readonly categories: ReadonlySet<string>;
}

function faultsOf(product: ProductDraft, { line, seen, categories }: File) {
  const faults = product.categories.flatMap(({ site, key }, at) =>
    categories.has(`${site}/${key}`)
      ? []
      : [{ field: `categories[${at}].key`, fault: `there is no category ${key} on ${site}` }],
  );
  for (const [field, name] of namesOf(product)) {
    const other = seen.get(name);
    if (other !== undefined && other !== line) faults.push({ field, fault: `is also on line ${other}` });
  }
  if (faults.length === 0) for (const [, name] of namesOf(product)) seen.set(name, line);
  return faults;
}

/** What no two products share, with its field. */
function namesOf({ code, variants, sites }: ProductDraft): [field: string, name: string][] {
  return [
    ['code', `code ${code}`],
    ...variants.map(({ sku }, at): [string, string] => [`variants[${at}].sku`, `sku ${sku}`]),
    ...sites.map(({ site, slug }, at): [string, string] => [`sites[${at}].slug`, `slug ${site}/${slug}`]),
  ];
}

async function faultsOfTaken(
  store: ProductStore,
  placed: readonly Placed[],
): Promise<ReadonlyMap<number, readonly LineFault[]>> {
  const taken = await store.taken(placed.map(({ product }) => product));
  const owners = new Map(taken.map(({ what, value, owner }) => [`${what} ${value}`, owner]));
  const faults = new Map<number, LineFault[]>();
  if (owners.size === 0) return faults;
  for (const { line, product } of placed) {
    const found = namesOf(product).flatMap(([field, name]) => {
      const owner = owners.get(name);
      return owner === undefined ? [] : [{ line, field, fault: `belongs to product ${owner}` }];
    });
    if (found.length > 0) faults.set(line, found);
  }
  return faults;
}
