import 'server-only';
import { headers } from 'next/headers';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  AccountApplicationsDocument,
  AccountGiftCardsDocument,
  AccountOrdersDocument,
  type AccountApplicationsQuery,
  type AccountOrdersQuery,
} from '#gql/graphql.ts';
import { queryAsShopper } from '#lib/gateway.ts';
import type { AccountGiftCard } from '../gift-card-words.ts';

/** A read as the customer; undefined when it fails, for a page whose other parts stay. */
async function unlessItFails<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data | undefined> {
  const request = await headers();
  try {
    return await queryAsShopper(request, document, variables);
  } catch {
    return undefined;
  }
}

/** A page of the customer's orders, newest first (QY-01); undefined when the call fails. @param page from 1 */
export const accountOrders = (page: number, pageSize: number): Promise<AccountOrdersQuery | undefined> =>
  unlessItFails(AccountOrdersDocument, { getOrders: { pageIndex: page - 1, pageSize } });

/** The customer's open applications; undefined when the call fails. */
export const accountApplications = (): Promise<AccountApplicationsQuery | undefined> =>
  unlessItFails(AccountApplicationsDocument, {});

/** The gift cards that the customer has bought, newest first; undefined when the call fails. */
export const accountGiftCards = async (): Promise<readonly AccountGiftCard[] | undefined> =>
  (await unlessItFails(AccountGiftCardsDocument, {}))?.accountGiftCards;
