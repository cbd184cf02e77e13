import { ROLES } from '../../fixtures/pieces.ts';
import {
  AddCustomerAddressDocument,
  PlaceReservationDocument,
  RequestPricePromiseDocument,
  ReserveAndCollectLocationsLookupDocument,
  SetDefaultAddressDocument,
} from '../../../web/gql/graphql.ts';
import { member, newEmail } from '@loupe/scripted-shopper/account';
import { askListed } from './listed-operations.ts';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import type { Measure } from './wallet-budgets.ts';

const PIECE = ROLES.beaverbrooks.plenty;
/** The seed gives it to stores. */
const KEPT_IN_STORES = '0100002';
const PERSON = { firstName: 'Ada', lastName: 'Byron', phone: '07700900123' };
const ADDRESS = {
  ...PERSON,
  country: 'GB',
  streetName: 'Castle Street',
  city: 'Guildford',
  postalCode: 'GU1 3UW',
};
const REVIEW = `mutation WriteReview($input: WriteReviewInput!) { writeReview(input: $input) { __typename } }`;

/** What shoppers store besides orders, by Prisma (ADR 117). */
export const WRITTEN = [
  'addAddress',
  'setDefaultAddress',
  'writeReview',
  'requestPricePromise',
  'placeReservation',
] as const;
export type Written = (typeof WRITTEN)[number];

export async function writeAll(measure: Measure): Promise<void> {
  await writeAddress(measure);
  const input = { productKey: PIECE, rating: 5, title: 'Bright', text: 'Worn every day.', nickname: 'Ada' };
  const { writeReview: taken } = await measure('writeReview', () =>
    new Shopper().ask<{ writeReview: { __typename: string } }>(REVIEW, { input }),
  );
  if (taken.__typename !== 'ReviewTaken') throw new Error(`no review: ${taken.__typename}`);
  await askPrice(measure);
  await reserve(measure);
}

async function writeAddress(measure: Measure): Promise<void> {
  const shopper = new Shopper();
  await member(shopper);
  const { addCustomerAddress: added } = await measure('addAddress', () =>
    askListed(shopper, AddCustomerAddressDocument, { input: ADDRESS }),
  );
  if (added.__typename !== 'User') throw new Error(`no address: ${added.__typename}`);
  const addressId = added.addresses[0]!.id;
  const { setDefaultAddress: chosen } = await measure('setDefaultAddress', () =>
    askListed(shopper, SetDefaultAddressDocument, { addressId, addressType: 'billing' }),
  );
  if (chosen.__typename !== 'User') throw new Error(`no default address: ${chosen.__typename}`);
}

async function askPrice(measure: Measure): Promise<void> {
  const input = { sku: PIECE, theirPrice: 100, shop: 'Another shop', name: 'Ada Byron', email: newEmail() };
  const { requestPricePromise: asked } = await measure('requestPricePromise', () =>
    askListed(new Shopper(), RequestPricePromiseDocument, { input }),
  );
  if (asked.__typename !== 'PricePromiseRequested') throw new Error(`no request: ${asked.__typename}`);
}

async function reserve(measure: Measure): Promise<void> {
  const shopper = new Shopper();
  const near = { sku: KEPT_IN_STORES, place: 'Leeds' };
  const { reserveAndCollectLocationsLookup: stores } = await askListed(
    shopper,
    ReserveAndCollectLocationsLookupDocument,
    { input: near },
  );
  const storeKey = stores.find(({ hasPiece }) => hasPiece)!.store.key;
  const input = { storeKey, sku: KEPT_IN_STORES, contact: { ...PERSON, email: newEmail() } };
  const { placeReservation: placed } = await measure('placeReservation', () =>
    askListed(shopper, PlaceReservationDocument, { input }),
  );
  if (placed.__typename !== 'ReservationPlaced') throw new Error(`not reserved: ${placed.__typename}`);
}
