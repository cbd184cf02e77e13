import { retryOnConflict } from '@loupe/database/conflict';
import type { Statement } from '@loupe/database/statement';
import type { Tx } from '@loupe/database/tx';
import type { Address } from '../../domain/address/address.ts';
import type { Cart, CollectDetails, CourierDetails, DeliveryChange, Offer } from '../../domain/cart/cart.ts';
import type { Shopper } from '../../domain/shopper.ts';
import * as statements from './cart-statements.ts';

/**
 * Each method is one statement. A cart with a live placement is not changed: `placement_id IS NULL` is a condition on the cart's
 * own row, so a write that waited for a claim sees what the claim wrote.
 */
export function cartRepository(tx: Tx) {
  /** The statement is a transaction of its own, so it can be retried. */
  const write = async <V extends readonly unknown[], R extends object>(
    statement: Statement<V, R>,
    values: NoInfer<V>,
  ): Promise<boolean> => (await retryOnConflict(() => tx.query(statement, values))).length > 0;

  return {
    async findActive({ site, owner }: Shopper): Promise<Cart | null> {
      const [cart] = await tx.query(statements.FIND_ACTIVE, [site, owner]);
      return cart ?? null;
    },

    async findOffer({ site, owner }: Shopper, sku: string): Promise<Offer | null> {
      const [offer] = await tx.query(statements.FIND_OFFER, [site, owner, sku]);
      return offer ?? null;
    },

    /** Adds one piece, to a new cart if there is none. @param price pence */
    async addOne({ site, owner }: Shopper, sku: string, price: number): Promise<'added' | 'frozen' | 'full'> {
      try {
        return (await write(statements.ADD_ONE, [site, owner, sku, price])) ? 'added' : 'frozen';
      } catch (error) {
        // Concurrent adds can exceed the largest quantity: the line's CHECK rejects it and the statement is rolled back.
        if ((error as { constraint?: string }).constraint === 'line_item_quantity') return 'full';
        throw error;
      }
    },

    /** @returns false when the cart, or the line in it, cannot be changed now */
    setQuantity(cartId: string, lineItemId: string, quantity: number): Promise<boolean> {
      return quantity === 0
        ? write(statements.REMOVE_LINE, [cartId, lineItemId])
        : write(statements.SET_QUANTITY, [cartId, lineItemId, quantity]);
    },

    /** @returns false without an active cart that may be changed */
    saveCourierDetails({ site, owner }: Shopper, details: CourierDetails): Promise<boolean> {
      const { method, address, email, marketingPreference } = details;
      const preference = jsonOrNull(marketingPreference);
      return write(statements.SAVE_COURIER_DETAILS, [
        site,
        owner,
        method,
        JSON.stringify(address),
        email,
        preference,
      ]);
    },

    /** @returns false without an active cart that may be changed */
    saveCollectDetails({ site, owner }: Shopper, details: CollectDetails): Promise<boolean> {
      const { method, collection, email, marketingPreference } = details;
      const preference = jsonOrNull(marketingPreference);
      return write(statements.SAVE_COLLECT_DETAILS, [
        site,
        owner,
        method,
        JSON.stringify(collection),
        email,
        preference,
      ]);
    },

    /** @returns false without an active cart that may be changed */
    changeDelivery({ site, owner }: Shopper, { method, address }: DeliveryChange): Promise<boolean> {
      return write(statements.CHANGE_DELIVERY, [site, owner, method, jsonOrNull(address)]);
    },

    /** @returns false without an active cart that may be changed */
    saveBillingAddress({ site, owner }: Shopper, address: Address): Promise<boolean> {
      return write(statements.SAVE_BILLING_ADDRESS, [site, owner, JSON.stringify(address)]);
    },
  };
}

const jsonOrNull = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));
