import type { Tx } from '@loupe/database/tx';
import { judgeCount } from '../domain/store-stock/judge-count.ts';
import type { JudgedLine } from '../domain/store-stock/judge-count.ts';
import type { CountLine, CountProblem } from '../domain/store-stock/read-count.ts';
import type { StoreStockLedger } from './ports/store-stock-ledger.ts';

type Counts = Pick<StoreStockLedger, 'countFacts' | 'lock' | 'count'>;

export interface TakeStoreCountPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly storeStock: Counts;
  readonly storeStockIn: (tx: Tx) => Counts;
}

/** Lines of one store that were taken, by its key. */
export interface StoreTaken {
  readonly storeKey: string;
  readonly taken: number;
  /** Lines that were taken before. */
  readonly known: number;
}

export interface CountTaken {
  readonly stores: readonly StoreTaken[];
  /** Of the whole file, of which nothing was taken then; or of stores that changed while it was taken. */
  readonly problems: readonly CountProblem[];
}

/** Takes a count: judged whole before a row changes, then store by store, each in one transaction that judges it again. */
export async function takeStoreCount(
  ports: TakeStoreCountPorts,
  lines: readonly CountLine[],
  operator: string,
): Promise<CountTaken> {
  const { judged, problems } = judgeCount(lines, await ports.storeStock.countFacts(lines));
  if (problems.length > 0) return { stores: [], problems };
  const stores: StoreTaken[] = [];
  const late: CountProblem[] = [];
  for (const [storeId, ofStore] of Map.groupBy(judged, (line) => line.storeId)) {
    const taken = await ports.transaction((tx) =>
      takeStore(ports.storeStockIn(tx), storeId, ofStore, operator),
    );
    if ('problems' in taken) late.push(...taken.problems);
    else stores.push(taken);
  }
  return { stores, problems: late };
}

async function takeStore(
  stock: Counts,
  storeId: string,
  lines: readonly JudgedLine[],
  operator: string,
): Promise<StoreTaken | { readonly problems: readonly CountProblem[] }> {
  await stock.lock(
    storeId,
    lines.map(({ sku }) => sku),
  );
  const { judged, problems } = judgeCount(lines, await stock.countFacts(lines));
  if (problems.length > 0) return { problems };
  const fresh = judged.filter(({ isKnown }) => !isKnown);
  await stock.count(storeId, fresh, operator);
  return { storeKey: lines[0]!.storeKey, taken: fresh.length, known: judged.length - fresh.length };
}
