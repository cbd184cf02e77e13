import type { FullCartFragment, PaymentMethodType } from '#gql/graphql.ts';
import type { PaymentOutcome } from '../payment-outcome.ts';

/** What an express button pays for. */
export type ExpressSource = {
  /** Minor units that are shown until the bag and its delivery are known. */
  shownTotal: number;
  /** Puts what the page shows into the bag, if it is not there yet. @returns the bag, or why it was refused, for the shopper */
  fill: () => Promise<{ cart: FullCartFragment } | { text: string }>;
  /** What has become of the bag when nothing is paid, for the shopper. */
  kept: () => Promise<string>;
};

/** A way to pay for a bag from its own page or a product's, with the address that the wallet tells. */
export type ExpressMethod = {
  method: PaymentMethodType;
  name: string;
  /** Only some browsers can pay by it: without this, all can. */
  isInBrowser?: () => boolean;
  /** The rest of it, loaded where its button is shown. */
  load: () => Promise<ExpressPay>;
  /** Goes on with what was begun before the shopper left for the wallet, in the same window. */
  comeBack?: () => Promise<ExpressPay>;
};

/** Called by a press, before anything is awaited: a sheet or window that comes later is blocked. */
export type ExpressPay = (source: ExpressSource) => Promise<ExpressOutcome>;

/** `leaving`: the page goes on elsewhere. */
export type ExpressOutcome = PaymentOutcome | { kind: 'leaving' };
