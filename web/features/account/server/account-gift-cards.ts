import 'server-only';
import { headers } from 'next/headers';
import { AccountGiftCardsDocument } from '#gql/graphql.ts';
import { queryAsShopper } from '#lib/gateway.ts';
import type { AccountGiftCard } from '../gift-card-words.ts';

/** The gift cards that the customer has bought, newest first; undefined when the call fails. */
export async function accountGiftCards(): Promise<readonly AccountGiftCard[] | undefined> {
  const request = await headers();
  try {
    return (await queryAsShopper(request, AccountGiftCardsDocument, {})).accountGiftCards;
  } catch {
    return undefined;
  }
}
