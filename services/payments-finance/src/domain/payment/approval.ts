import type { OrderContent } from './order-content.ts';
import type { Amount } from './payment.ts';

/** A payment to which a shopper agrees at a wallet before the addresses of the order are known. */
export interface ApprovalOrder {
  /** It pays for this cart alone. */
  readonly cartId: string;
  readonly amount: Amount;
  readonly content: OrderContent;
  readonly returnUrl: string;
  /** Sent again, it opens the same one. */
  readonly requestId: string;
}

export type OpenedApproval =
  { readonly kind: 'opened'; readonly id: string; readonly url: string } | { readonly kind: 'unavailable' };

/** As the wallet tells it: what it does not tell is empty. */
export interface WalletContact {
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

export interface Approval {
  readonly cartId: string;
  readonly isApproved: boolean;
  readonly amount: Amount;
  /** Known once the payer has approved it. */
  readonly contact: WalletContact | undefined;
}

export type ReadApproval =
  ({ readonly kind: 'approval' } & Approval) | { readonly kind: 'gone' | 'unavailable' };
