import type { PaymentMethodType } from '#gql/graphql.ts';
import { browserStorage } from '#lib/browser-storage.ts';
import type { ExpressMethod, ExpressPay } from './express-method.ts';
import { walletApproval } from '#features/session/wallet-approval.ts';
import { hasComeBack, withoutReturn } from './wallet-return.ts';

export type CameBack = { method: PaymentMethodType; pay: ExpressPay };

/** What this page goes on with when a wallet has sent the shopper back to it; undefined for nothing. */
export async function cameBack(methods: readonly ExpressMethod[]): Promise<CameBack | undefined> {
  if (!hasComeBack(window.location.search)) return undefined;
  window.history.replaceState(null, '', withoutReturn(window.location));
  const begun = walletApproval(browserStorage('session')).get();
  const method = methods.find((each) => each.method === begun?.method);
  const pay = await method?.comeBack?.();
  return method && pay && { method: method.method, pay };
}
