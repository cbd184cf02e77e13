import 'server-only';
import {
  AddToCartDocument,
  GetSharedCartDocument,
  PostedPieceDocument,
  RemoveFromShoppingListDocument,
  UpdateQuantityDocument,
} from '#gql/graphql.ts';
import type { CartChange } from '#features/cart/cart-api.ts';
import { addShared, type BagCalls } from '#features/cart/add-shared.ts';
import { queryGateway, changeAsShopper } from '#lib/gateway.ts';
import { logWarning } from '#lib/log.ts';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { FIELDS } from '../../personal/field-names.ts';
import { postedChoice, type Choice } from '../posted-choice.ts';
import { TOLD, toldOf, type Told } from '../told.ts';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

type Calls = ReturnType<typeof shopperCalls>;
/** Cookies for the browser, and where it goes: back to its page, to the part that says what became of the form. */
type Posted = { location: string; cookies: readonly string[] };

/** Adds what a form without script names, and says where to lead its sender; null for a form of none of our pages. */
export async function postToBag(
  site: SiteKey,
  request: Headers,
  form: URLSearchParams,
): Promise<Posted | null> {
  const calls = shopperCalls(request);
  const token = form.get(FIELDS.shared);
  const found =
    token === null ? await pieceOf(site, form) : { page: `/shared-bag/${encodeURIComponent(token)}` };
  if (found === null) return null;
  const add = () => (token === null ? addPiece(found, form, calls) : addAll(site, token, calls));
  const told = await add().catch((error: unknown): Told => {
    logWarning('A piece that was posted without script was not added.', { why: String(error) });
    return 'failed';
  });
  return { location: `${found.page}#${TOLD[told]}`, cookies: calls.cookies };
}

type Found = { page: string; piece?: Parameters<typeof postedChoice>[1] };

/** The piece and the page of its form. @throws GraphClientError when the catalogue does not answer */
async function pieceOf(site: SiteKey, form: URLSearchParams): Promise<Found | null> {
  const { product } = await queryGateway(site, PostedPieceDocument, { code: form.get(FIELDS.product) ?? '' });
  const list = form.has(FIELDS.fromList) ? SITES[site].list.path : null;
  if (product == null) return list === null ? null : { page: list };
  return { page: list ?? product.productUrl, piece: product };
}

async function addPiece({ piece }: Found, form: URLSearchParams, calls: Calls): Promise<Told> {
  if (piece === undefined) return 'notSold';
  const choice = postedChoice(form, piece);
  if (typeof choice === 'string') return choice;
  const change = await addChoice(calls, choice);
  if ('failure' in change) return toldOf(change.failure.__typename, choice.giftCardValue !== undefined);
  const productKey = form.get(FIELDS.product) ?? '';
  // It is in the bag: that it stays in the list too is no failure.
  if (form.has(FIELDS.fromList))
    await calls
      .change(RemoveFromShoppingListDocument, { productKey, pageIndex: 0, pageSize: 1 })
      .catch(() => null);
  return 'added';
}

async function addAll(site: SiteKey, token: string, calls: Calls): Promise<Told> {
  const { sharedCart } = await queryGateway(site, GetSharedCartDocument, { token });
  const { pieces, left } = await addShared(sharedCart?.lineItems ?? [], {
    addToCart: (choice) => addChoice(calls, choice),
    updateQuantity: async (lineItemId, quantity) =>
      changeOf((await calls.change(UpdateQuantityDocument, { lineItemId, quantity })).updateQuantity),
  });
  if (pieces === 0) return 'notSold';
  return left.length === 0 ? 'added' : 'some';
}

type Added = Choice | Parameters<BagCalls['addToCart']>[0];

const addChoice = async (calls: Calls, { options, ...piece }: Added): Promise<CartChange> =>
  changeOf((await calls.change(AddToCartDocument, { ...piece, ...options })).addToCart);

type Answer = Extract<CartChange, { cart: object }>['cart'] & { readonly __typename: 'Cart' };
type Failure = Extract<CartChange, { failure: object }>['failure'];

const changeOf = (answer: Answer | Failure): CartChange =>
  answer.__typename === 'Cart' ? { cart: answer } : { failure: answer };

/** Calls on behalf of one shopper, whose session the first of them may open: later ones use it, and the browser gets its cookies. */
function shopperCalls(request: Headers) {
  const headers = new Headers(request);
  const cookies: string[] = [];
  return {
    cookies,
    async change<Data, Variables>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ): Promise<Data> {
      const { data, setCookies } = await changeAsShopper(headers, document, variables);
      cookies.push(...setCookies);
      for (const cookie of setCookies) headers.set('cookie', withCookie(headers.get('cookie'), cookie));
      return data;
    },
  };
}

/** @param set the `set-cookie` that replaces one of the same name */
function withCookie(known: string | null, set: string): string {
  const [pair = ''] = set.split(';');
  const [name = ''] = pair.split('=');
  const kept = (known ?? '').split('; ').filter((each) => each !== '' && !each.startsWith(`${name}=`));
  return [...kept, pair].join('; ');
}
