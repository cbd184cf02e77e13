import { CheckGiftCardBalanceDocument } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { balanceText } from './balance-text.ts';
import type { GiftCardForm } from './gift-card-rules.ts';

/** @throws when the call itself fails */
export async function checkBalance(input: GiftCardForm): Promise<ReturnType<typeof balanceText>> {
  return balanceText((await callGraph(CheckGiftCardBalanceDocument, { input })).checkGiftCardBalance);
}
