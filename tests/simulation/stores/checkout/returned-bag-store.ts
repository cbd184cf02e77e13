import type {
  MergedLines,
  StoredLine,
} from '../../../../services/cart-checkout/src/domain/cart/merge-lines.ts';
import type { Shopper } from '../../../../services/cart-checkout/src/domain/shopper.ts';
import type { NewerBag } from '../../../../services/cart-checkout/src/use-cases/give-bag-back.ts';
import type { RunStatement } from '../run-statement.ts';
import type { CartRow, CheckoutTables } from './tables.ts';

/** The in-memory twin of what cart-checkout's adapters/db/merge-repository.ts does with a bag that is given back. */
export function memoryReturnedBagStore(tables: CheckoutTables, run: RunStatement) {
  return {
    findReturned: (limit: number): Promise<string[]> =>
      run('merges.findReturned', (view) =>
        view
          .all(tables.carts)
          .filter(({ state }) => state === 'returned')
          .map(({ id }) => id)
          .slice(0, limit),
      ),

    lockReturned: (cartId: string): Promise<Shopper | null> =>
      run('merges.lockReturned', (view) => {
        const row = view.lock(tables.carts, cartId);
        return row?.state === 'returned' ? { site: row.site, owner: row.owner } : null;
      }),

    lockNewer: ({ site, owner }: Shopper): Promise<NewerBag | null> =>
      run('merges.lockNewer', (view) => {
        const id = view.lock(tables.activeCartByOwner, `${site}/${owner}`);
        const row = id === undefined ? undefined : view.lock(tables.carts, id);
        if (row === undefined) return null;
        const isEmpty = row.lines.length + row.giftCards.length === 0;
        return { id: row.id, isUnderPlacement: row.placementId !== null, isEmpty };
      }),

    activate: (cartId: string, retired: string | null): Promise<void> =>
      run('merges.activate', (view) => {
        const row = view.lock(tables.carts, cartId) as CartRow;
        const newer = retired === null ? undefined : view.lock(tables.carts, retired);
        if (newer !== undefined)
          view.put(tables.carts, newer.id, { ...newer, state: 'merged', version: newer.version + 1 });
        view.put(tables.carts, cartId, { ...row, state: 'active' });
        view.put(tables.activeCartByOwner, `${row.site}/${row.owner}`, cartId);
      }),

    linesOf: (older: string, newer: string): Promise<{ guest: StoredLine[]; own: StoredLine[] }> =>
      run('merges.linesOf', (view) => {
        const of = (id: string): StoredLine[] =>
          (view.get(tables.carts, id)?.lines ?? []).map((line, index) => {
            return { ...line, variantSku: line.sku, addedAt: new Date(index) };
          });
        return { guest: of(older), own: of(newer) };
      }),

    mergeCarts: (older: string, newer: string, { raised, moved }: MergedLines): Promise<void> =>
      run('merges.mergeCarts', (view) => {
        const [from, to] = [older, newer].map((id) => view.lock(tables.carts, id)) as [CartRow, CartRow];
        const lines = to.lines.map((line) => ({ ...line, ...raised.find(({ id }) => id === line.id) }));
        const added = from.lines.filter(({ id }) => moved.includes(id));
        const codes = [...to.codes, ...from.codes.filter((code) => !to.codes.includes(code))].slice(0, 5);
        const gifts = from.chosenGifts.filter(
          ({ origin }) => !to.chosenGifts.some((gift) => gift.origin === origin),
        );
        view.put(tables.carts, from.id, {
          ...from,
          state: 'merged',
          version: from.version + 1,
          lines: [],
          codes: [],
          giftCards: [],
          finance: null,
        });
        view.put(tables.carts, to.id, {
          ...to,
          version: to.version + 1,
          lines: [...lines, ...added],
          codes,
          chosenGifts: [...to.chosenGifts, ...gifts],
          giftCards: [...to.giftCards, ...from.giftCards],
        });
      }),
  };
}
