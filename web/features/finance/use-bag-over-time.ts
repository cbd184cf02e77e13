import { useEffect, useState } from 'react';
import { GetBagOverTimeDocument, type GetBagOverTimeQuery } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';

type BagOverTime = GetBagOverTimeQuery['cart'];

type Answer = { readonly version: number; readonly cart: BagOverTime | null };

/**
 * What a bag costs over time, the plan that it remembers, and what keeps it from one: asked again when the bag changes.
 * @param version of the bag
 * @param isHeld while a payment of the bag runs: what it saves changes the version, and not what the bag costs
 * @returns `cart` undefined before the first answer, and null where none came; `isCurrent` says whether it is of this version
 */
export function useBagOverTime(
  version: number,
  isHeld = false,
): {
  cart: BagOverTime | null | undefined;
  isCurrent: boolean;
} {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (isHeld) return;
    let isShown = true;
    const show = (cart: BagOverTime | null) => isShown && setAnswer({ version, cart });
    callGraph(GetBagOverTimeDocument, {}).then(
      ({ cart }) => show(cart),
      () => show(null),
    );
    return () => {
      isShown = false;
    };
  }, [version, isHeld]);
  return { cart: answer?.cart, isCurrent: isHeld || answer?.version === version };
}
