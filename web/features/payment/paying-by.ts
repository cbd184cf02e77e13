import type { PaymentMethodType } from '../../gql/graphql.ts';

/** By which method this tab pays, and for which placement: a page that is opened during a payment has not read its bag yet. */
const KEY = 'paying-by';

export const payingBy = (marks: Pick<Storage, 'getItem' | 'setItem'>) => ({
  set: (placementId: string, method: PaymentMethodType): void =>
    marks.setItem(KEY, `${placementId} ${method}`),
  /** Undefined for a payment of another tab. */
  of(placementId: string): PaymentMethodType | undefined {
    const [paid, method] = marks.getItem(KEY)?.split(' ') ?? [];
    return paid === placementId ? (method as PaymentMethodType) : undefined;
  },
});
