import type { PaymentResult } from './payment-result.ts';

/** The message for a payment that did not end in an order, and the page's next step. */
export type Refusal = {
  title: string;
  text: string;
  /** `info` where the shopper asked for it. */
  tone?: 'info';
  /**
   * stay: correct it on this page · bag: go to the bag · delivery: correct the address · lostBag: the bag or its
   * session is gone (ER-02)
   */
  next: 'stay' | 'bag' | 'delivery' | 'lostBag';
  /** Where to go on, in place of `next`. */
  way?: { href: string; name: string };
  /** The method's fields need a new context of the provider. */
  reloadFields: boolean;
  /** Total, lines or gift cards may have changed. */
  refetchCart: boolean;
};

export const NOTHING_TAKEN = 'Nothing has been taken.';
export const STAY = { next: 'stay', reloadFields: false, refetchCart: false } as const;
export const BAG = { next: 'bag', reloadFields: false, refetchCart: true } as const;

/** Results of a payment that are not an order, a pending payment or a next action. */
export type Refused = Exclude<
  PaymentResult,
  {
    __typename:
      'OrderPlaced' | 'CheckoutInProgress' | 'OrderPending' | 'FinanceApplication' | 'FinanceJourneyEnded';
  }
>;
type RefusedAs<Name> = Extract<Refused, { __typename: Name }>;

export type RefusalFacts = { name: string; formatMoney: (minorUnits: number) => string };

/** A method's own messages. */
export type OwnRefusals = Partial<RefusalsOf<Refused['__typename']>>;

/** The messages of some failures, by name. */
export type RefusalsOf<Name extends Refused['__typename']> = {
  readonly [Key in Name]: (result: RefusedAs<Key>, facts: RefusalFacts) => Refusal;
};
