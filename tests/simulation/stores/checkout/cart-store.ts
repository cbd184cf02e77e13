import type { Address } from '../../../../services/cart-checkout/src/domain/address/address.ts';
import type {
  AddedPiece,
  Cart,
  CartWritten,
  CourierDetails,
  Offer,
} from '../../../../services/cart-checkout/src/domain/cart/cart.ts';
import { FINANCE_METHOD } from '../../../../services/cart-checkout/src/domain/cart/chosen-finance.ts';
import type { ChosenFinance } from '../../../../services/cart-checkout/src/domain/cart/chosen-finance.ts';
import type { GiftCard } from '../../../../services/cart-checkout/src/domain/cart/gift-cards.ts';
import type { Promotion } from '../../../../services/cart-checkout/src/domain/promotions/promotion.ts';
import { giftSkus } from '../../../../services/cart-checkout/src/adapters/db/cart-row.ts';
import type { LineOptions } from '../../../../services/cart-checkout/src/domain/cart/line-options.ts';
import { mostPerOrder } from '../../../../services/cart-checkout/src/domain/stock/most-per-order.ts';
import type { Shopper } from '../../../../services/cart-checkout/src/domain/shopper.ts';
import type { View } from '../memory-database.ts';
import type { RunStatement } from '../run-statement.ts';
import { promotionsOf } from './code-store.ts';
import type { CartRow, CheckoutTables, LineRow } from './tables.ts';

const MOST_OF_ONE = 99;

/** The promotions that an instance has in memory. */
export type Promotions = () => readonly Promotion[];
export const NONE: Promotions = () => [];

/** The in-memory twin of cart-checkout's adapters/db/cart-repository.ts. */
export function memoryCartStore(tables: CheckoutTables, run: RunStatement, promotions: Promotions = NONE) {
  const activeOf = (view: View, shopper: Shopper) => activeRow(tables, view, shopper);

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

  /** The cart after a change of its own row; nothing changes it meanwhile. */
  const changeRow = (
    view: View,
    shopper: Shopper,
    edit: (cart: CartRow) => Partial<CartRow> | null,
  ): CartWritten =>
    change(view, activeOf(view, shopper)?.id, edit) &&
    (activeCart(tables, view, shopper, promotions()) ?? false);

  return {
    findActive: (shopper: Shopper): Promise<Cart | null> =>
      run('carts.findActive', (view) => activeCart(tables, view, shopper, promotions())),

    /** No guest of the simulation signs in. */
    findMerged: async (): Promise<Cart | null> => null,
    findOffer: (shopper: Shopper, sku: string, _options?: LineOptions): Promise<Offer | null> =>
      run('carts.findOffer', (view) => {
        const variant = view.get(tables.variants, sku);
        if (variant === undefined) return null;
        const lines = activeOf(view, shopper)?.lines ?? [];
        const inCart = lines.find((line) => line.sku === sku)?.quantity ?? 0; // integration tests cover gift cards as goods
        return {
          variant,
          available: freeOf(tables, view, sku),
          inCart,
          inLine: inCart,
          lines: lines.length,
          mostPerOrder: mostOf(tables, view, sku),
          readAt: view.now,
        };
      }),

    addOne: (shopper: Shopper, { sku, price }: AddedPiece): Promise<'added' | 'frozen' | 'full'> =>
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

    saveCourierDetails: (shopper: Shopper, details: CourierDetails): Promise<CartWritten> =>
      run('carts.saveCourierDetails', (view) =>
        changeRow(view, shopper, (cart) => ({
          shippingMethod: details.method,
          shippingAddress: details.address ?? cart.shippingAddress,
          billingAddress: details.billingAddress ?? cart.billingAddress,
          guestEmail: details.email ?? cart.guestEmail,
          nominatedDay: details.nominatedDay,
          sentApart: details.sentApart ?? cart.sentApart,
          marketingPreference: details.marketingPreference ?? cart.marketingPreference,
        })),
      ),

    saveBillingAddress: (shopper: Shopper, billingAddress: Address): Promise<CartWritten> =>
      run('carts.saveBillingAddress', (view) => changeRow(view, shopper, () => ({ billingAddress }))),

    copyDeliveryToBilling: (shopper: Shopper, id: string): Promise<CartWritten> =>
      run('carts.copyDeliveryToBilling', (view) =>
        changeRow(view, shopper, ({ shippingAddress, collection }) =>
          shippingAddress === null || collection !== null
            ? null
            : { billingAddress: { ...shippingAddress, id } },
        ),
      ),

    choosePaymentMethod: (
      shopper: Shopper,
      paymentMethod: string,
      chosen: ChosenFinance | null = null,
    ): Promise<CartWritten> =>
      run('carts.choosePaymentMethod', (view) =>
        changeRow(view, shopper, ({ finance }) => ({
          paymentMethod,
          finance: paymentMethod === FINANCE_METHOD ? (chosen ?? finance) : null,
        })),
      ),

    addGiftCard: (
      cartId: string,
      { id, maskedNumber, balance }: Pick<GiftCard, 'id' | 'maskedNumber' | 'balance'>,
    ): Promise<boolean> =>
      run('carts.addGiftCard', (view) =>
        change(view, cartId, ({ giftCards, owner }) => {
          if (giftCards.some((card) => card.id === id))
            return { giftCards: withBalance(giftCards, id, balance) };
          return {
            giftCards: [...giftCards, { id, maskedNumber, balance, addedTo: cartId, addedBy: owner }],
          };
        }),
      ),

    removeGiftCard: (cartId: string, giftCardId: string): Promise<boolean> =>
      run('carts.removeGiftCard', (view) =>
        change(view, cartId, ({ giftCards }) => ({
          giftCards: giftCards.filter(({ id }) => id !== giftCardId),
        })),
      ),

    addDiscountCode: (cartId: string, code: string, replaced: readonly string[]): Promise<boolean> =>
      run('carts.addDiscountCode', (view) =>
        change(view, cartId, ({ codes }) => ({
          codes: [...codes.filter((known) => known !== code && !replaced.includes(known)), code],
        })),
      ),

    removeDiscountCode: (cartId: string, code: string): Promise<boolean> =>
      run('carts.removeDiscountCode', (view) =>
        change(view, cartId, ({ codes }) => ({ codes: codes.filter((known) => known !== code) })),
      ),

    chooseGift: (cartId: string, origin: string, sku: string | null): Promise<boolean> =>
      run('carts.chooseGift', (view) =>
        change(view, cartId, ({ chosenGifts }) => {
          const others = chosenGifts.filter((gift) => gift.origin !== origin);
          return { chosenGifts: sku === null ? others : [...others, { origin, sku }] };
        }),
      ),

    setGiftCardBalance: (cartId: string, giftCardId: string, balance: number): Promise<void> =>
      run('carts.setGiftCardBalance', (view) => {
        const cart = view.lock(tables.carts, cartId);
        if (cart === undefined) return;
        view.put(tables.carts, cartId, {
          ...cart,
          giftCards: withBalance(cart.giftCards, giftCardId, balance),
        });
      }),
  };
}

const withBalance = (cards: readonly GiftCard[], id: string, balance: number): GiftCard[] =>
  cards.map((card) => (card.id === id ? { ...card, balance } : card));

function activeRow(tables: CheckoutTables, view: View, { site, owner }: Shopper): CartRow | undefined {
  const id = view.get(tables.activeCartByOwner, `${site}/${owner}`);
  return id === undefined ? undefined : view.get(tables.carts, id);
}

export function activeCart(
  tables: CheckoutTables,
  view: View,
  shopper: Shopper,
  all: readonly Promotion[],
): Cart | null {
  const row = activeRow(tables, view, shopper);
  return row === undefined ? null : cartOf(tables, view, row, all);
}

function newCart(view: View, { site, owner }: Shopper, line: LineRow): CartRow {
  const [id, number] = [view.database.newId(), view.database.nextNumber()];
  return {
    id,
    number,
    keySuffix: number.toString(16).padStart(8, '0'),
    site,
    owner,
    state: 'active',
    version: 1,
    placementId: null,
    shippingMethod: null,
    shippingAddress: null,
    billingAddress: null,
    guestEmail: null,
    marketingPreference: null,
    collection: null,
    collectionDays: null,
    paymentMethod: null,
    finance: null,
    nominatedDay: null,
    sentApart: false,
    giftCards: [],
    codes: [],
    chosenGifts: [],
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

/** No sku of the simulation has a limit of its own. */
const mostOf = (tables: CheckoutTables, view: View, sku: string): number =>
  mostPerOrder(null, view.get(tables.stock, sku)?.onHand ?? 0);

function cartOf(tables: CheckoutTables, view: View, row: CartRow, all: readonly Promotion[]): Cart {
  const { state: _state, owner: _owner, codes: _codes, chosenGifts: _gifts, lines, ...cart } = row;
  const availableOf = (sku: string) => {
    const own = view.get(tables.reservations, `${row.placementId}/${sku}`);
    return freeOf(tables, view, sku) + (own?.state === 'held' ? own.quantity : 0);
  };
  const giftChoices = [...new Set(giftSkus(all, row.site))].sort().flatMap((sku) => {
    const variant = view.get(tables.variants, sku);
    return variant === undefined ? [] : [{ variant, available: availableOf(sku) }];
  });
  return {
    ...cart,
    promotions: { ...promotionsOf(tables, view, row, all), giftChoices },
    readAt: view.now,
    lines: lines.flatMap(({ sku, ...line }) => {
      const variant = view.get(tables.variants, sku);
      if (variant === undefined) return [];
      const own = { available: availableOf(sku), mostPerOrder: mostOf(tables, view, sku) };
      return [{ ...line, ...own, options: {}, variant }];
    }),
  };
}
