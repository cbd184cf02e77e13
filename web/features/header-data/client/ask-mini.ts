import { GetMutualDataDocument, type CartSummaryFragment } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { pageCall } from '#lib/page-call.ts';
import type { SiteFacts } from '#lib/site-context.tsx';
import { toMiniCart, type MiniCart } from '../mini-cart.ts';
import { toListPage, type ListPage } from '../list-page.ts';
import { ofRest, type RestList } from '../rest-answer.ts';
import type { MiniPart } from '../mini-state.ts';

/** The shop's answer about bag and list; a null bag means that there is none. */
export type HeaderAnswer = { bag?: MiniCart | null; list?: ListPage };

/** Both in one graph call (QY-05). @throws GraphClientError */
export async function askGraph({ wishlistPageSize }: SiteFacts): Promise<HeaderAnswer> {
  const { mutualData } = await callGraph(GetMutualDataDocument, {
    isMutualCart: true,
    isCart: false,
    shoppingInput: { pageIndex: 0, pageSize: wishlistPageSize },
  });
  const cart = mutualData.cart as CartSummaryFragment | null | undefined;
  return { bag: cart ? toMiniCart(cart) : null, list: toListPage(mutualData.shoppingList) };
}

type DynamicData = { miniCartInfo?: MiniCart; wishlistInfo?: RestList };

/** One part by its rollover (RE-07), both by the dynamic data (RE-05). @throws HTTPError */
export async function askPages({ list }: SiteFacts, parts: readonly MiniPart[]): Promise<HeaderAnswer> {
  const [part] = parts;
  if (parts.length === 1 && part === 'bag')
    return { bag: await pageCall('/bag/rollover', { now: Date.now }) };
  if (parts.length === 1) {
    return { list: ofRest(await pageCall<RestList>(`${list.path}/rollover`, { now: Date.now })) };
  }
  const { miniCartInfo, wishlistInfo } = await pageCall<DynamicData>('/api/v1/dynamic/data', {
    data: { sections: 'miniCartInfo,wishlistInfo' },
    now: Date.now,
  });
  return { bag: miniCartInfo ?? null, ...(wishlistInfo ? { list: ofRest(wishlistInfo) } : {}) };
}
