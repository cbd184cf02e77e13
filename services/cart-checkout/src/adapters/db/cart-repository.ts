import type { Tx } from '@loupe/database/tx';
import type { Address } from '../../domain/address/address.ts';
import type { ChosenFinance } from '../../domain/cart/chosen-finance.ts';
import type { AddedPiece, Cart, CartWritten, Offer } from '../../domain/cart/cart.ts';
import type { GiftCard } from '../../domain/cart/gift-cards.ts';
import { NO_OPTIONS, optionsKey } from '../../domain/cart/line-options.ts';
import type { LineOptions } from '../../domain/cart/line-options.ts';
import type { Shopper } from '../../domain/shopper.ts';
import { giftSkus, NO_EMAIL, NO_PROMOTIONS, toCart } from './cart-row.ts';
import type { AllPromotions, CompareEmail } from './cart-row.ts';
import * as changes from './cart-change-statements.ts';
import * as statements from './cart-statements.ts';
import { codeMethods } from './code-methods.ts';
import { deliveryMethods } from './delivery-methods.ts';
import * as giftCards from './gift-card-statements.ts';
import { lineColumns } from './line-columns.ts';
import { changeRowOf, writeTo } from './write.ts';

/**
 * Each method is one statement. A cart with a live placement is not changed: `placement_id IS NULL` is a condition on the cart's
 * own row, so a write that waited for a claim sees what the claim wrote.
 */
export function cartRepository(
  tx: Tx,
  promotions: AllPromotions = NO_PROMOTIONS,
  compare: CompareEmail = NO_EMAIL,
) {
  const write = writeTo(tx);
  const change = changeRowOf(tx, promotions, compare);
  return {
    async findActive({ site, owner }: Shopper): Promise<Cart | null> {
      const all = promotions();
      const [row] = await tx.query(statements.FIND_ACTIVE, [site, owner, giftSkus(all, site)]);
      return row === undefined ? null : toCart(row, all, compare);
    },

    /** What is left of the bag that was merged into a customer's last. */
    async findMerged({ site, owner }: Shopper): Promise<Cart | null> {
      const all = promotions();
      const [row] = await tx.query(statements.FIND_MERGED, [site, owner, giftSkus(all, site)]);
      return row === undefined ? null : toCart(row, all, compare);
    },

    /** Of any shopper and in any state, for operators. */
    async findById(id: string): Promise<Cart | null> {
      const all = promotions();
      const skus = all.flatMap(({ sites }) => sites.flatMap((site) => giftSkus(all, site)));
      const [row] = await tx.query(statements.FIND_BY_ID, [id, skus]);
      return row === undefined ? null : toCart(row, all, compare);
    },

    /** @param options of the line that the piece would be added to */
    async findOffer(
      { site, owner }: Shopper,
      sku: string,
      options: LineOptions = NO_OPTIONS,
    ): Promise<Offer | null> {
      const values = [site, owner, sku, optionsKey(options)] as const;
      const [offer] = await tx.query(statements.FIND_OFFER, [...values]);
      return offer ?? null;
    },

    /** Adds one piece, to a new cart if there is none. */
    async addOne(
      { site, owner }: Shopper,
      { sku, price, options, finance }: AddedPiece,
    ): Promise<'added' | 'frozen' | 'full'> {
      const [lineSku, variantSku, json, key] = lineColumns(sku, options);
      try {
        const isAdded = await write(statements.ADD_ONE, {
          site,
          owner,
          lineSku,
          price,
          variantSku,
          options: json,
          optionsKey: key,
          finance: asJson(finance),
        });
        return isAdded ? 'added' : 'frozen';
      } catch (error) {
        // Concurrent adds can exceed the largest quantity: the line's CHECK rejects it and the statement is rolled back.
        if (isTooMany(error)) return 'full';
        throw error;
      }
    },

    /** @returns false when the cart, or the line in it, cannot be changed now */
    setQuantity(cartId: string, lineItemId: string, quantity: number): Promise<boolean> {
      return quantity === 0
        ? write(statements.REMOVE_LINE, [cartId, lineItemId])
        : write(statements.SET_QUANTITY, [cartId, lineItemId, quantity]);
    },

    /**
     * Gives a line other options; an equal line takes its quantity.
     * @param version of the cart as read
     * @returns `moved-on` when the cart has changed since or cannot be changed now, `full` when both lines are too many pieces
     */
    async setOptions(
      cart: { readonly id: string; readonly version: number },
      { id, sku }: { readonly id: string; readonly sku: string },
      options: LineOptions,
    ): Promise<'changed' | 'moved-on' | 'full'> {
      try {
        const done = await write(statements.SET_OPTIONS, [
          cart.id,
          id,
          cart.version,
          ...lineColumns(sku, options),
        ]);
        return done ? 'changed' : 'moved-on';
      } catch (error) {
        if (isTooMany(error)) return 'full';
        throw error;
      }
    },

    saveBillingAddress({ site, owner }: Shopper, address: Address): Promise<CartWritten> {
      const json = JSON.stringify(address);
      return change(changes.SAVE_BILLING_ADDRESS, site, [site, owner, json]);
    },

    /** @param id of the copy @returns also false without a delivery address, and for a cart that is collected */
    copyDeliveryToBilling: ({ site, owner }: Shopper, id: string): Promise<CartWritten> =>
      change(changes.COPY_DELIVERY_TO_BILLING, site, [site, owner, id]),

    /**
     * @param method of EU-04
     * @param finance null keeps the plan of the bag with the method that has plans, and removes it with any other
     */
    choosePaymentMethod(
      { site, owner }: Shopper,
      method: string,
      finance: ChosenFinance | null = null,
    ): Promise<CartWritten> {
      const plan = asJson(finance);
      return change(changes.CHOOSE_PAYMENT_METHOD, site, [site, owner, method, plan]);
    },

    /** @returns false when the cart cannot be changed now */
    addGiftCard(
      cartId: string,
      { id, maskedNumber, balance }: Pick<GiftCard, 'id' | 'maskedNumber' | 'balance'>,
    ): Promise<boolean> {
      return write(giftCards.ADD_GIFT_CARD, [cartId, id, maskedNumber, balance]);
    },

    /** @returns false when the cart cannot be changed now */
    removeGiftCard: (cartId: string, giftCardId: string): Promise<boolean> =>
      write(giftCards.REMOVE_GIFT_CARD, [cartId, giftCardId]),

    ...codeMethods(write),
    ...deliveryMethods(change),

    /** Also of a cart under placement. @param balance pence */
    async setGiftCardBalance(cartId: string, giftCardId: string, balance: number): Promise<void> {
      await write(giftCards.SET_GIFT_CARD_BALANCE, [cartId, giftCardId, balance]);
    },
  };
}

const asJson = (finance: ChosenFinance | null | undefined): string | null =>
  finance ? JSON.stringify(finance) : null;

const isTooMany = (error: unknown): boolean =>
  (error as { constraint?: string }).constraint === 'line_item_quantity';
