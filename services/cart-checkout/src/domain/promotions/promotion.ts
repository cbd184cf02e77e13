import type { MethodName } from '../payment-methods/method-name.ts';

/** Which pieces a promotion is about. Every list that is given must contain the piece; an empty selection has all pieces. */
export interface Selection {
  /** Product keys. */
  readonly products?: readonly string[] | undefined;
  readonly categories?: readonly string[] | undefined;
  readonly brands?: readonly string[] | undefined;
  /** EU-11. */
  readonly productTypes?: readonly string[] | undefined;
  /** Single pieces: of promised prices only. */
  readonly skus?: readonly string[] | undefined;
  /** Pence: the price of one piece before promotions, both ends inclusive. */
  readonly priceFrom?: number | undefined;
  readonly priceTo?: number | undefined;
}

export interface Tier {
  /** Pence of matching pieces, before promotions. */
  readonly spend: number;
  /** Pence, or per cent with at most two decimals, as the rule's `kind` says. */
  readonly save: number;
}

export interface BundlePart {
  readonly pieces: Selection;
  readonly quantity: number;
}

/** What a promotion gives. Amounts in pence, percentages with at most two decimals. */
export type Rule =
  | { readonly type: 'percentage'; readonly percent: number }
  | { readonly type: 'amount'; readonly amount: number; readonly per: 'piece' | 'bag' }
  /** `most`: of so many pieces; absent for all. */
  | { readonly type: 'fixed-price'; readonly price: number; readonly most?: number | undefined }
  /** Of every `buy + get` matching pieces the `get` least expensive; with `of`, pieces of that selection instead. */
  | {
      readonly type: 'buy-x-get-y';
      readonly buy: number;
      readonly get: number;
      readonly percent: number;
      readonly of?: Selection | undefined;
    }
  | {
      readonly type: 'spend-and-save';
      readonly kind: 'amount' | 'percent';
      /** By rising spend. */
      readonly tiers: readonly Tier[];
    }
  | { readonly type: 'bundle'; readonly parts: readonly BundlePart[]; readonly price: number }
  | { readonly type: 'free-delivery' }
  /** One of the skus, for the bag or for each matching line. */
  | { readonly type: 'free-gift'; readonly skus: readonly string[]; readonly per: 'line' | 'bag' }
  /** No promotion applies to the pieces. */
  | { readonly type: 'exclusion' };

export type RuleOf<Type extends Rule['type']> = Extract<Rule, { type: Type }>;

/** `registered`: signed in; `guest`: not; `returning`: has ordered before. */
export type Segment = 'registered' | 'guest' | 'returning';

/** The customers a promotion is for: one of the ids, or one of the segments. */
export interface CustomerCondition {
  readonly ids: readonly string[];
  readonly segments: readonly Segment[];
  /** It is for an e-mail that is not the bag's. */
  readonly isOtherEmail?: boolean;
}

/** A promotion as data (ADR 43). Plain JSON, except that its times are epoch milliseconds. */
export interface Promotion {
  readonly key: string;
  /** Shown to the shopper. */
  readonly name: string;
  readonly description: string;
  readonly sites: readonly string[];
  readonly state: 'draft' | 'active' | 'ended';
  /** Epoch milliseconds: from (inclusive) until (exclusive); null never ends. */
  readonly fromMs: number;
  readonly untilMs: number | null;
  /** The higher is applied first, and wins when two offers save the same. */
  readonly priority: number;
  /** Exclusive: applies to a bag only without any other promotion that takes money off its goods. */
  readonly isExclusive: boolean;
  /** Applies only to a bag with one of its codes. */
  readonly needsCode: boolean;
  readonly pieces: Selection;
  /** A piece in any of these lists is not part of the promotion. */
  readonly except: Selection;
  /** Null: for everybody. */
  readonly customers: CustomerCondition | null;
  /** Only for a signed-in customer without an order. */
  readonly firstOrder: boolean;
  /** Pence of matching pieces, before promotions; 0 for none. */
  readonly spend: number;
  readonly rule: Rule;
  /** ST-15: how a bag with its discount cannot be paid for; absent for none, and in a promotion stored before. */
  readonly excludesMethods?: readonly MethodName[];
}
