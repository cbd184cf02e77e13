import { SendShoppingListEmailDocument, type ShoppingListEmailInput } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';

/** @throws GraphClientError */
export async function sendList(input: ShoppingListEmailInput): Promise<void> {
  await callGraph(SendShoppingListEmailDocument, { input });
}
