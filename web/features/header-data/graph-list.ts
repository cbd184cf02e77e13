import {
  AddToShoppingListDocument,
  GetShoppingListDocument,
  RemoveFromShoppingListDocument,
  type AddToShoppingListMutation,
  type ListPagePartsFragment,
  type RemoveFromShoppingListMutation,
} from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { MOST, toListPage, type ListChange, type ListPage } from './list-page.ts';
import type { ListPort } from './list-port.ts';

export function graphList(pageSize: number): ListPort {
  return {
    first: () => pageOfList(0, pageSize),
    add: (productKey) => addToList(productKey, pageSize),
    remove: (productKey) => removeFromList(productKey, pageSize),
  };
}

/** @param pageIndex from 0; beyond the last page the last is returned @throws GraphClientError */
export async function pageOfList(pageIndex: number, pageSize: number): Promise<ListPage> {
  const { shoppingList } = await callGraph(GetShoppingListDocument, {
    input: { pageIndex, pageSize },
    isPage: true,
  });
  return toListPage(shoppingList as ListPagePartsFragment);
}

/** Keys of the whole list, for hearts beyond its first page. @throws GraphClientError */
export async function keysOfList(): Promise<{ total: number; keys: string[] }> {
  const { shoppingList } = await callGraph(GetShoppingListDocument, {
    input: { pageIndex: 0, pageSize: MOST },
    isPage: false,
  });
  return {
    total: shoppingList.totalLineItems,
    keys: shoppingList.lineItems.map(({ productKey }) => productKey),
  };
}

/** Returns the first `pageSize` entries. @throws GraphClientError */
export async function addToList(productKey: string, pageSize: number): Promise<ListChange> {
  const variables = { productKey, pageIndex: 0, pageSize };
  return changeOf((await callGraph(AddToShoppingListDocument, variables)).addToShoppingList);
}

/** Returns the same as `addToList`. @throws GraphClientError */
export async function removeFromList(productKey: string, pageSize: number): Promise<ListChange> {
  const variables = { productKey, pageIndex: 0, pageSize };
  return changeOf((await callGraph(RemoveFromShoppingListDocument, variables)).removeFromShoppingList);
}

type Answer =
  AddToShoppingListMutation['addToShoppingList'] | RemoveFromShoppingListMutation['removeFromShoppingList'];

function changeOf(answer: Answer): ListChange {
  if (answer.__typename === 'ShoppingList') return { list: toListPage(answer) };
  const { code, message } = answer;
  return { failure: { code, message } };
}
