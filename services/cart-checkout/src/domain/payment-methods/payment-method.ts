import type { PricedCart } from '../pricing/priced-cart.ts';
import type { MethodName } from './method-name.ts';
import type { TenderDetails } from './tender-details.ts';

/** What the page sent for the tenders that need it, by method. It is neither stored nor logged. */
export type TenderSecrets = Readonly<Partial<Record<MethodName, string>>>;

/** What of a bag decides how it can be paid for. */
export type Payable = Pick<PricedCart, 'total' | 'giftCards' | 'paymentMethod' | 'lines' | 'promotions'>;

/** How the tenders of a method stand in a plan. */
export interface PlanRule {
  /** Tenders are held in this order, the lowest first. */
  readonly order: number;
  /** The methods whose tenders may be held before, in one plan with it. */
  readonly beside: readonly MethodName[];
  /** The method by which a part can be paid beforehand; null where there is no deposit. */
  readonly depositBy: MethodName | null;
}

/** Money that the bag has already named. */
export interface NamedTender {
  /** Pence, more than 0. */
  readonly amount: number;
  readonly details: TenderDetails;
}

/**
 * One way to pay: what checkout knows of it. Its provider is an adapter of payments, and what the shopper sees of it is a folder of the
 * storefront, both under the same name.
 */
export interface PaymentMethod {
  readonly name: MethodName;
  readonly rule: PlanRule;
  /** Of a tender that pays what is left; `named`: it pays with what the bag names, such as gift cards, and nothing else. */
  readonly pays:
    | { readonly kind: 'rest'; readonly details: TenderDetails }
    | {
        readonly kind: 'named';
        readonly tendersOf: (cart: Pick<PricedCart, 'total' | 'giftCards'>) => NamedTender[];
      };
  /** What the page has to send; null for nothing. */
  readonly secret: {
    /** In the mutation's input. */
    readonly field: string;
    readonly maxLength: number;
    /** For the shopper, where it is missing or too long. */
    readonly refusal: string;
    /** The input may leave the field out. */
    readonly isOptional?: boolean;
  } | null;
  /** The shopper can agree to it before the addresses are known, and brings the approval's id as the secret. */
  readonly hasApprovals?: boolean;
  /** The shopper leaves our pages to approve it, and comes back to a page that leads to the payment page and names the placement. */
  readonly returnsToPage?: boolean;
  /**
   * For how many seconds at most its goods are kept while its provider decides, or asks the shopper later: longer than ACTION_HOLDS, and
   * asked again when they are over. The bag then goes with the placement, and the shopper has a new one. Absent: for no action.
   */
  readonly waits?: Partial<Record<'redirect' | 'wait', number>>;
  /** What an order by it needs, beyond what its delivery needs. */
  readonly needs: { readonly billingAddress: boolean; readonly shippingAddress: boolean };
  /** Why this bag cannot be paid for by it, for the shopper; null when it can. What holds for every method is in offers.ts. */
  readonly reasonAgainst: (bag: Payable) => string | null;
  readonly words: {
    /** After "paid by", where no kind of card is known. */
    readonly paidBy: string;
    /** It was asked for a bag that is paid for in another way. */
    readonly notForThisBag: string;
  };
}

/** As of `waits`, by the method that pays the rest; null where the action ends with its first deadline. */
export const waitOf = (
  methods: readonly PaymentMethod[],
  plan: readonly { readonly method: string }[],
  kind: string,
): number | null =>
  kind === 'redirect' || kind === 'wait'
    ? (methodOf(methods, plan.at(-1)?.method ?? '')?.waits?.[kind] ?? null)
    : null;

/** Undefined for a method that is not offered here. */
export const methodOf = (methods: readonly PaymentMethod[], name: string): PaymentMethod | undefined =>
  methods.find((method) => method.name === name);
