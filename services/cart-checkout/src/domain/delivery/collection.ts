import type { Address } from '../address/address.ts';
import type { StoreState } from './store-state.ts';

/** EN-16: a copy of the store, made when it was chosen. Plain JSON: stored in carts and orders. */
export interface CollectionStore {
  readonly key: string;
  readonly name: string;
  /** URL of its page on the site. */
  readonly url: string;
  readonly phone: string;
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly postalCode: string;
  /** Absent: a store of ours. */
  readonly kind?: 'post-office';
}

/** Where an order will be collected, and by whom. */
export interface Collection {
  readonly store: CollectionStore;
  /** The store's address with the collector's name: the warehouse sends the parcel there. */
  readonly address: Address;
}

export interface Collector {
  readonly salutation: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

/** @param id of the new address */
export function collectionAt(store: StoreState, site: string, collector: Collector, id: string): Collection {
  const { key, name, phone, line1, city, postalCode, country, isPostOffice } = store;
  const line2 = store.line2 === '' ? null : store.line2;
  const street = [line1, line2].filter(Boolean).join(', ');
  return {
    store: {
      key,
      name,
      url: store.urls[site] ?? '',
      phone,
      line1,
      line2,
      city,
      postalCode,
      ...(isPostOffice ? { kind: 'post-office' as const } : {}),
    },
    address: {
      id,
      ...collector,
      country,
      region: null,
      streetName: street,
      streetNumber: null,
      city,
      postalCode,
    },
  };
}
