import type { Address } from '../../../../services/cart-checkout/src/domain/address/address.ts';
import type { Cart, CourierDetails, Offer } from '../../../../services/cart-checkout/src/domain/cart/cart.ts';
import type { Shopper } from '../../../../services/cart-checkout/src/domain/shopper.ts';
import type { View } from '../memory-database.ts';
import type { RunStatement } from '../run-statement.ts';
import type { CartRow, CheckoutTables, LineRow } from './tables.ts';

const MOST_OF_ONE = 99;

/** The in-memory twin of cart-checkout's adapters/db/cart-repository.ts. */
export function memoryCartStore(tables: CheckoutTables, run: RunStatement) {
  const activeOf = (view: View, { site, owner }: Shopper): CartRow | undefined => {
    const id = view.get(tables.activeCartByOwner, `${site}/${owner}`);
    return id === undefined ? undefined : view.get(tables.carts, id);
  };

  /** Locks the row and then checks its state: a cart under placement is not changed. */
  function change(
    view: View,
    id: string | undefined,
    edit: (cart: CartRow) => Partial<CartRow> | null,
  ): boolean {
    const cart = id === undefined ? undefined : view.lock(tables.carts, id);
    if (cart === undefined || cart.state !== 'active' || cart.placementId !== null) return false;
    const edited = edit(cart);
    if (edited === null) return false;
    view.put(tables.carts, cart.id, { ...cart, ...edited, version: cart.version + 1 });
    return true;
  }

  return {
    findActive: (shopper: Shopper): Promise<Cart | null> =>
      run('carts.findActive', (view) => {
        const row = activeOf(view, shopper);
        return row === undefined ? null : cartOf(tables, view, row);
      }),

    findOffer: (shopper: Shopper, sku: string): Promise<Offer | null> =>
      run('carts.findOffer', (view) => {
        const variant = view.get(tables.variants, sku);
        if (variant === undefined) return null;
        const lines = activeOf(view, shopper)?.lines ?? [];
        const inCart = lines.find((line) => line.sku === sku)?.quantity ?? 0;
        return {
          variant,
          available: freeOf(tables, view, sku),
          inCart,
          lines: lines.length,
          readAt: view.now,
        };
      }),

    addOne: (shopper: Shopper, sku: string, price: number): Promise<'added' | 'frozen' | 'full'> =>
      run('carts.addOne', (view) => {
        const key = `${shopper.site}/${shopper.owner}`;
        const known = view.lock(tables.activeCartByOwner, key);
        if (known === undefined) {
          const cart = newCart(view, shopper, {
            id: view.database.newId(),
            sku,
            quantity: 1,
            priceWhenAdded: price,
          });
          view.put(tables.carts, cart.id, cart);
          view.put(tables.activeCartByOwner, key, cart.id);
          return 'added';
        }
        const cart = view.lock(tables.carts, known) as CartRow;
        const full = (cart.lines.find((line) => line.sku === sku)?.quantity ?? 0) >= MOST_OF_ONE;
        if (full && cart.placementId === null) return 'full';
        const added = change(view, known, ({ lines }) => ({ lines: withOneMore(view, lines, sku, price) }));
        return added ? 'added' : 'frozen';
      }),

    setQuantity: (cartId: string, lineItemId: string, quantity: number): Promise<boolean> =>
      run('carts.setQuantity', (view) =>
        change(view, cartId, ({ lines }) => {
          if (!lines.some(({ id }) => id === lineItemId)) return null;
          if (quantity === 0) return { lines: lines.filter(({ id }) => id !== lineItemId) };
          return { lines: lines.map((line) => (line.id === lineItemId ? { ...line, quantity } : line)) };
        }),
      ),

    saveCourierDetails: (shopper: Shopper, { method, address, email }: CourierDetails): Promise<boolean> =>
      run('carts.saveCourierDetails', (view) =>
        change(view, activeOf(view, shopper)?.id, ({ guestEmail }) => ({
          ...{ shippingMethod: method, shippingAddress: address, guestEmail: email ?? guestEmail },
        })),
      ),

    saveBillingAddress: (shopper: Shopper, billingAddress: Address): Promise<boolean> =>
      run('carts.saveBillingAddress', (view) =>
        change(view, activeOf(view, shopper)?.id, () => ({ billingAddress })),
      ),
  };
}

function newCart(view: View, { site, owner }: Shopper, line: LineRow): CartRow {
  const [id, number] = [view.database.newId(), view.database.nextNumber()];
  return {
    ...{
      id,
      number,
      keySuffix: number.toString(16).padStart(8, '0'),
      site,
      owner,
      state: 'active',
      version: 1,
    },
    ...{
      placementId: null,
      shippingMethod: null,
      shippingAddress: null,
      billingAddress: null,
      guestEmail: null,
      collection: null,
      collectionDays: null,
    },
    lines: [line],
  };
}

function withOneMore(view: View, lines: readonly LineRow[], sku: string, price: number): LineRow[] {
  if (!lines.some((line) => line.sku === sku)) {
    return [...lines, { id: view.database.newId(), sku, quantity: 1, priceWhenAdded: price }];
  }
  return lines.map((line) => (line.sku === sku ? { ...line, quantity: line.quantity + 1 } : line));
}

function freeOf(tables: CheckoutTables, view: View, sku: string): number {
  const stock = view.get(tables.stock, sku);
  return stock === undefined ? 0 : stock.onHand - stock.reserved;
}

function cartOf(tables: CheckoutTables, view: View, row: CartRow): Cart {
  const { state: _state, owner: _owner, lines, ...cart } = row;
  return {
    ...cart,
    readAt: view.now,
    lines: lines.flatMap(({ sku, ...line }) => {
      const variant = view.get(tables.variants, sku);
      if (variant === undefined) return [];
      const own = view.get(tables.reservations, `${row.placementId}/${sku}`);
      const available = freeOf(tables, view, sku) + (own?.state === 'held' ? own.quantity : 0);
      return [{ ...line, available, variant }];
    }),
  };
}
