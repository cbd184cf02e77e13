import { describe, expect, it } from '@jest/globals';
import type { FullCartFragment } from '#gql/graphql.ts';
import type { CartChange } from '#features/cart/cart-api.ts';
import { pieceSource, type Additions, type Piece, type PiecePorts } from './piece-source.ts';

const PIECE: Piece = { productId: 'p', variantId: 'v', sku: 's', options: {} };
const SHOWN = { name: 'A ring', minorUnits: 265_00 };
const bagOf = (...skus: string[]) =>
  ({ lineItems: skus.map((variantSku) => ({ variantSku })) }) as unknown as FullCartFragment;

/** A page with a bag. @returns its sources, one after the other as the product is drawn again */
function page(add: () => Promise<CartChange> = () => Promise.resolve({ cart: bagOf('s') })) {
  const added: Piece[] = [];
  const seen = { bag: bagOf('s') as FullCartFragment | null | undefined };
  const ports: PiecePorts = {
    add: (piece) => {
      added.push(piece);
      return add();
    },
    bag: () => Promise.resolve(seen.bag),
  };
  const additions: Additions = new Map();
  const source = (change: Partial<Piece> = {}) =>
    pieceSource({ ...PIECE, ...change }, SHOWN, { additions, ports });
  return { added, seen, source };
}

describe('a piece that express buttons pay for', () => {
  it('[MU-12] is added once, though it is pressed again before it has been added', async () => {
    const answer = Promise.withResolvers<CartChange>();
    const { added, source } = page(() => answer.promise);
    const one = source();
    const fills = [one.fill(), one.fill()];
    const kept = one.kept();
    answer.resolve({ cart: bagOf('s') });
    expect(await Promise.all(fills)).toEqual([{ cart: bagOf('s') }, { cart: bagOf('s') }]);
    expect(await kept).toBe('A ring is in your bag.');
    expect(added).toHaveLength(1);
  });

  it('[MU-12] is added once, though its product was drawn again between two presses', async () => {
    const { added, source } = page();
    await source().fill();
    await source().fill();
    expect(await source().kept()).toBe('A ring is in your bag.');
    expect(added).toHaveLength(1);
  });

  it('[MU-12] is another piece in another size, or with other options', async () => {
    const { added, source } = page();
    await source().fill();
    expect(await source({ variantId: 'w' }).kept()).toBe('Your bag is as it was.');
    await source({ variantId: 'w' }).fill();
    await source({ options: { wristSize: 16 } }).fill();
    expect(added.map(({ variantId, options }) => [variantId, options])).toEqual([
      ['v', {}],
      ['w', {}],
      ['v', { wristSize: 16 }],
    ]);
  });

  it('[MU-12] is added once more when the shopper has taken it out of the bag', async () => {
    const { added, seen, source } = page();
    await source().fill();
    seen.bag = bagOf('other');
    const one = source();
    await Promise.all([one.fill(), one.fill()]);
    expect(added).toHaveLength(2);
  });

  it('[MU-12] is not added once more while the bag is not known, but when it is gone', async () => {
    const { added, seen, source } = page();
    await source().fill();
    seen.bag = undefined;
    expect(await source().fill()).toEqual({ cart: bagOf('s') });
    expect(added).toHaveLength(1);
    seen.bag = null;
    await source().fill();
    expect(added).toHaveLength(2);
  });

  it('[MU-12] that was refused or not answered is asked for again by the next press', async () => {
    const answers: (() => Promise<CartChange>)[] = [
      () => Promise.resolve({ failure: { __typename: 'CartNotFoundError', message: '' } } as CartChange),
      () => Promise.reject(new Error('offline')),
      () => Promise.resolve({ cart: bagOf('s') }),
    ];
    const { added, source } = page(() => answers.shift()!());
    expect(await source().fill()).toHaveProperty('text');
    expect(await source().kept()).toBe('Your bag is as it was.');
    await expect(source().fill()).rejects.toThrow('offline');
    expect(await source().kept()).toBe('Your bag is as it was.');
    expect(await source().fill()).toEqual({ cart: bagOf('s') });
    expect(added).toHaveLength(3);
  });
});
