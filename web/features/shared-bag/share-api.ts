import { ShareCartDocument } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';

export type SharedBag = {
  url: string;
  /** ISO 8601. */
  expiresAt: string;
};

/** @param origin of the shop's pages @throws GraphClientError when the call itself fails */
export async function shareBag(origin: string): Promise<SharedBag | { refusal: string }> {
  const { shareCart } = await callGraph(ShareCartDocument, {});
  if (shareCart.__typename !== 'SharedLink') return { refusal: shareCart.message };
  const { token, expiresAt } = shareCart;
  return { url: `${origin}/shared-bag/${token}`, expiresAt };
}
