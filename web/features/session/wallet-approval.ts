import type { PaymentMethodType } from '#gql/graphql.ts';

/** What the shopper of this tab agrees to at a wallet, or has agreed to, for one bag. */
export type WalletApproval = {
  method: PaymentMethodType;
  /** Of the wallet, for the shopper. */
  name: string;
  approvalId: string;
  /** The bag that is paid for; absent, as what follows, until the service says that they have agreed. */
  cartId?: string;
  /** Minor units. */
  agreedRest?: number;
  /** Fields of the delivery that the wallet has not told. */
  missing?: readonly string[];
};

const KEY = 'wallet-approval';

export const walletApproval = (marks: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) => ({
  set: (approval: WalletApproval): void => marks.setItem(KEY, JSON.stringify(approval)),
  get(): WalletApproval | undefined {
    try {
      return (JSON.parse(marks.getItem(KEY) ?? 'null') as WalletApproval | null) ?? undefined;
    } catch {
      return undefined;
    }
  },
  /** The id of what was agreed to by this method for this bag and exactly this rest. */
  usable(method: PaymentMethodType, { cartId, rest }: { cartId: string; rest: number }): string | undefined {
    const known = this.get();
    if (known?.method !== method || known.cartId !== cartId) return undefined;
    return known.agreedRest === rest ? known.approvalId : undefined;
  },
  /** An approval pays for one order. */
  forget: (): void => marks.removeItem(KEY),
});
