import { parseEmail } from '@loupe/contact/email';
import { NAME_LENGTH } from '@loupe/contact/address';
import { parsePhone } from '@loupe/contact/phone';
import { requiredText } from '@loupe/contact/text';
import type { CartWritten, CollectDetails } from '../domain/cart/cart.ts';
import { parseMarketingPreference } from '../domain/cart/marketing-preference.ts';
import type { MarketingPreferenceInput } from '../domain/cart/marketing-preference.ts';
import { collectionAt } from '../domain/delivery/collection.ts';
import type { Collector } from '../domain/delivery/collection.ts';
import type { StoreState } from '../domain/delivery/store-state.ts';
import type { FailureOf } from '../domain/failures.ts';
import { isGuest } from '../domain/shopper.ts';
import type { Shopper } from '../domain/shopper.ts';
import { cartAnswer } from './cart-answer.ts';
import type { CartChanged } from './cart-answer.ts';
import { changeCart } from './change-cart.ts';
import type { ChangeCartPorts } from './change-cart.ts';
import type { ViewCartPorts } from './view-cart.ts';

export interface SaveShippingDetailsCollectPorts extends ViewCartPorts, ChangeCartPorts {
  readonly carts: ViewCartPorts['carts'] & {
    saveCollectDetails(shopper: Shopper, details: CollectDetails): Promise<CartWritten>;
  };
  readonly stores: { findCollecting(site: string, key: string): Promise<StoreState | null> };
  readonly newId: () => string;
}

export interface CollectDetailsInput {
  readonly storeKey: string;
  /** The collector. */
  readonly salutation?: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email?: string | null;
  readonly marketingPreference?: MarketingPreferenceInput | null;
}

export type SaveCollectDetailsResult =
  CartChanged | FailureOf<'CartNotFoundError' | 'CheckoutInProgress' | 'StoreNotFoundError'>;

/** The form of a store's key; any other text, for example with a NUL, is not queried. */
const KEY = /^[\w.-]{1,64}$/;

/** Saves a collection: store or post office, collector, and for a guest the e-mail (MU-11, RO-01). @throws InvalidFieldError */
export async function saveShippingDetailsCollect(
  ports: SaveShippingDetailsCollectPorts,
  shopper: Shopper,
  input: CollectDetailsInput,
): Promise<SaveCollectDetailsResult> {
  const { storeKey } = input;
  const marketingPreference = parseMarketingPreference(input.marketingPreference);
  const collector = parseCollector(input);
  const email = isGuest(shopper) || input.email ? parseEmail('email', input.email ?? '') : null;
  const store = KEY.test(storeKey) ? await ports.stores.findCollecting(shopper.site, storeKey) : null;
  if (store === null) return { type: 'StoreNotFoundError' };
  const collection = collectionAt(store, shopper.site, collector, ports.newId());
  const details = { method: store.isPostOffice ? 'RLC' : 'DTS', collection, email, marketingPreference };
  const write = () => ports.carts.saveCollectDetails(shopper, details);
  return cartAnswer(ports, shopper, await changeCart(ports, shopper, write));
}

function parseCollector({ salutation, firstName, lastName, phone }: CollectDetailsInput): Collector {
  return {
    salutation: salutation ?? null,
    firstName: requiredText('firstName', firstName, NAME_LENGTH),
    lastName: requiredText('lastName', lastName, NAME_LENGTH),
    phone: parsePhone('phone', phone),
  };
}
