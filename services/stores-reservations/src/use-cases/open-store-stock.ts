import type { Tx } from '@loupe/database/tx';
import type { StoreStockLedger } from './ports/store-stock-ledger.ts';

/** What a shop that is set up says a store has of a sku. */
export interface FirstStock {
  readonly sku: string;
  readonly pieces: number;
  readonly keepBack: number;
  /** Not counted now: what is not known lately is not offered. */
  readonly isUncounted: boolean;
}

export interface OpenStoreStockPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly storeStockIn: (
    tx: Tx,
  ) => Pick<StoreStockLedger, 'storeId' | 'lock' | 'change' | 'count' | 'sheet'>;
  readonly now: () => Date;
}

const OPERATOR = 'seed';

/** Counts each store's pieces now: those that are new there as given, the others as the ledger says, less what was collected. */
export async function openStoreStock(
  ports: OpenStoreStockPorts,
  stores: ReadonlyMap<string, readonly FirstStock[]>,
): Promise<void> {
  const sheet = await ports.transaction((tx) => ports.storeStockIn(tx).sheet());
  const expected = new Map(sheet.map((line) => [`${line.storeKey} ${line.sku}`, line.expected]));
  for (const [storeKey, pieces] of stores) {
    await ports.transaction(async (tx) => {
      const stock = ports.storeStockIn(tx);
      const storeId = await stock.storeId(storeKey);
      if (storeId === null) return;
      const before = await stock.lock(
        storeId,
        pieces.map(({ sku }) => sku),
      );
      const at = ports.now();
      const isNew = ({ sku }: FirstStock) => before.get(sku)!.countedAt === null;
      const counts = pieces
        .filter((piece) => !piece.isUncounted)
        .map((piece) => ({
          sku: piece.sku,
          onHand: isNew(piece) ? piece.pieces : Math.max(0, expected.get(`${storeKey} ${piece.sku}`) ?? 0),
          countedAt: at,
        }));
      await stock.count(storeId, counts, OPERATOR);
      for (const { sku, keepBack } of pieces.filter((piece) => isNew(piece) && piece.keepBack > 0)) {
        const change = {
          kind: 'keep-back',
          delta: keepBack - before.get(sku)!.keepBack,
          reason: null,
        } as const;
        await stock.change(storeId, sku, change, { operator: OPERATOR, at });
      }
    });
  }
}
