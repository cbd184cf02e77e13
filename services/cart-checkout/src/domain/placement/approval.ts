import type { MethodName } from '../payment-methods/method-name.ts';
import type { OrderContent } from './order-content.ts';

/** What a shopper is to agree to at a wallet before the addresses of the order are known. */
export interface ApprovalToOpen {
  readonly method: MethodName;
  readonly cartId: string;
  /** Pence. */
  readonly amount: number;
  readonly content: OrderContent;
  readonly returnUrl: string;
}

/** Where they agree to it. */
export interface WalletApproval {
  readonly approvalId: string;
  readonly url: string;
}

/** As the wallet tells it, and nobody has judged: what it does not tell is empty. */
export interface ToldContact {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
}

/** `amount`: pence. `open`: they have not agreed, or it is of another bag, or has ended. */
export type ApprovalRead =
  | { readonly kind: 'approved'; readonly contact: ToldContact; readonly amount: number }
  | { readonly kind: 'open' | 'unavailable' };
