import type { addToCart, CartChange, updateQuantity } from '#features/cart/cart-api.ts';
import { failureText } from '#features/cart/failure-text.ts';
import { isSameChoice } from '#features/personal/added-options.ts';
import { GraphClientError } from '#lib/graph-error.ts';
import type { SharedLinePartsFragment } from '#gql/graphql.ts';

/** What adding a shared bag did. */
export type Added = {
  /** Pieces that are in the bag now. */
  pieces: number;
  /** Lines of which not everything was added, with the reason for the shopper. */
  left: readonly { id: string; name: string; why: string }[];
};

/** The bag's calls, of the browser or, for a form without script, of the server. */
export type BagCalls = { addToCart: typeof addToCart; updateQuantity: typeof updateQuantity };

const UNREACHED = 'We could not reach your bag just now.';

/** Adds the lines one after the other, each with its quantity; one that is refused does not stop the others. */
export async function addShared(lines: readonly SharedLinePartsFragment[], calls: BagCalls): Promise<Added> {
  let pieces = 0;
  const left: { id: string; name: string; why: string }[] = [];
  for (const line of lines) {
    const { added, why } = await addLine(line, calls);
    pieces += added;
    if (why !== undefined) left.push({ id: line.id, name: line.name, why });
  }
  return { pieces, left };
}

async function addLine(
  { productId, variantId, sku, giftCardValue, wristSize, quantity }: SharedLinePartsFragment,
  calls: BagCalls,
): Promise<{ added: number; why?: string }> {
  let added = 0;
  try {
    const options = { wristSize };
    const first = await calls.addToCart({ productId, variantId, sku, giftCardValue, options });
    if ('failure' in first) return { added, why: failureText(first.failure) };
    added = 1;
    const line = first.cart.lineItems.find((item) => isLineOf(item, { sku, giftCardValue, wristSize }));
    if (quantity === 1 || line === undefined) return { added };
    const all: CartChange = await calls.updateQuantity(line.id, line.quantity + quantity - 1);
    return 'failure' in all ? { added, why: failureText(all.failure) } : { added: quantity };
  } catch (error) {
    return { added, why: isCrowded(error) ? error.reason : UNREACHED };
  }
}

/** The gateway's answer where too many visitors of a network have begun to shop. */
const isCrowded = (error: unknown): error is GraphClientError =>
  error instanceof GraphClientError && error.code === 'TooManyAttemptsError';

type Choice = Pick<SharedLinePartsFragment, 'sku' | 'giftCardValue' | 'wristSize'>;

/** The line to which a piece without texts and wrapping was added. */
function isLineOf(
  item: Extract<CartChange, { cart: object }>['cart']['lineItems'][number],
  { sku, giftCardValue = null, wristSize = null }: Choice,
): boolean {
  return (
    !item.isGiftLineItem &&
    (item.giftCardValue ?? null) === giftCardValue &&
    isSameChoice({ ...item, sku: item.variantSku }, { sku, wristSize })
  );
}
