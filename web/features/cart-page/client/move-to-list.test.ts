import { describe, expect, it } from '@jest/globals';
import { GraphClientError } from '../../../lib/graph-error.ts';
import type { SiteFacts } from '../../../lib/site-context.tsx';
import type { Line } from '../../cart/line.ts';
import { moveToList } from './bag-calls.ts';

const SITE = { wishlistPageSize: 60 } as SiteFacts;
const LINE = { id: 'l', productKey: '0100001' } as Line;
type Ports = NonNullable<Parameters<typeof moveToList>[2]>;
type Moved = Awaited<ReturnType<Ports['move']>>;

/** What a page shows after a move that ends like this. */
async function after(move: () => Promise<Moved>) {
  const shown: unknown[] = [];
  const ports: Ports = {
    move,
    show: (_site, list, what) => shown.push(['list', list.total, what]),
    report: (_site, failure) => shown.push(['message', failure]),
  };
  return { outcome: await moveToList(SITE, LINE, ports), shown };
}
/** The bag has nothing to add. */
const NOTHING = { text: undefined, lost: undefined };
const refusal = (__typename: string, message: string) => async () =>
  ({ failure: { __typename, message } }) as Moved;

describe('moving a line of the bag to the list', () => {
  it('shows the list with the piece', async () => {
    const list = { entries: [], total: 3, currentPage: 0 };
    const { outcome, shown } = await after(async () => ({ cart: { quantity: 2 }, list }) as unknown as Moved);
    expect(outcome).toMatchObject({ cart: { quantity: 2 } });
    expect(shown).toEqual([['list', 3, { added: '0100001' }]]);
  });

  it('[ER-03] says above the page that the list is full, and beside the bag that the piece is still there', async () => {
    const code = 'ShoppingListLineItemsMaxLimitError';
    const { outcome, shown } = await after(refusal(code, 'Your wishlist is full.'));
    expect(shown).toEqual([['message', { code, message: 'Your wishlist is full.' }]]);
    expect(outcome).toEqual({ text: 'It is still in your bag: your list is full.', lost: undefined });
  });

  it('[ER-04] reports any other failure above the page, in the words of a typed one only', async () => {
    const gone = await after(refusal('LineItemNotFoundError', 'This piece is no longer in your bag.'));
    expect(gone.shown).toEqual([
      ['message', { code: 'LineItemNotFoundError', message: 'This piece is no longer in your bag.' }],
    ]);
    const error = new Error('connect ECONNREFUSED');
    const down = await after(() => Promise.reject(error));
    expect(down.shown).toEqual([['message', { error }]]);
    expect([gone.outcome, down.outcome]).toEqual([NOTHING, NOTHING]);
  });

  it('[ER-02] leads back to the bag when the bag itself is gone', async () => {
    const lost = await after(refusal('CartNotFoundError', ''));
    const expired = await after(() =>
      Promise.reject(new GraphClientError('GraphQL', 'over', { code: 'SessionExpiredError' })),
    );
    expect([lost.outcome, lost.shown]).toEqual([{ ...NOTHING, lost: 'CartNotFoundError' }, []]);
    expect([expired.outcome, expired.shown]).toEqual([{ ...NOTHING, lost: 'SessionExpiredError' }, []]);
  });
});
