import { within } from '@loupe/telemetry/within';
import type { CaptureContext } from '../domain/placement/capture-context.ts';
import { STORED_CARD_CONSENT } from '../domain/placement/stored-card-consent.ts';
import type { CartResolvers } from './gen/schema-types.ts';

/** A provider that is slow must not keep the bag from the page, which then asks for the card fields by themselves. */
const LONGEST_MS = 1_500;

export const toCardFields = ({ mayStoreCard, ...fields }: CaptureContext) => ({
  ...fields,
  storedCardConsent: mayStoreCard ? STORED_CARD_CONSENT : null,
});

/** Of the caller's own bag only: a cart of the graph may also be an order's, or somebody else's that was shared. */
export const cardFields: NonNullable<CartResolvers['cardFields']> = async (cart, _none, context) => {
  const { useCases, shopper, caller, client } = context;
  if ((await context.ownCart())?.id !== cart.id) return null;
  const { ipAddress } = client;
  const issue = () => useCases.issueWithCart(shopper(), cart, { ...caller(), ipAddress });
  const issued = await within(LONGEST_MS, issue, null);
  return issued && toCardFields(issued);
};
