/** EU-18; only MatchesCart counts as applied. */
export type CodeState =
  | 'ApplicationStoppedByPreviousDiscount'
  | 'DoesNotMatchCart'
  | 'MatchesCart'
  | 'MaxApplicationReached'
  | 'NotActive'
  | 'NotValid';

/** What a shopper can do about a code that does not apply, or that it is nothing. */
export type CodeRefusal =
  | { readonly type: 'ended' | 'not-begun' }
  /** For customers with an account, of whom a guest may be one. */
  | { readonly type: 'sign-in' }
  | { readonly type: 'first-order' | 'other-customers' | 'other-email' }
  /** Pence of pieces that the code is for. */
  | { readonly type: 'spend'; readonly missing: number }
  /** The bag has too few of the pieces that the offer is made of. */
  | { readonly type: 'more-pieces' }
  /** Nothing in the bag is what the code is for. */
  | { readonly type: 'other-pieces' };
