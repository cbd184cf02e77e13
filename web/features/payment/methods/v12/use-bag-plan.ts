import { useEffect, useState } from 'react';
import { GetBagOverTimeDocument, type GetBagOverTimeQuery } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';

export type BagPlan = GetBagOverTimeQuery['cart'];

/** The plan that the bag remembers, and what keeps it from one; null when that is not known. @param version of the bag */
export function useBagPlan(version: number): BagPlan | null | undefined {
  const [found, setFound] = useState<BagPlan | null>();
  useEffect(() => {
    let isShown = true;
    callGraph(GetBagOverTimeDocument, {}).then(
      ({ cart }) => isShown && setFound(cart),
      () => isShown && setFound(null),
    );
    return () => {
      isShown = false;
    };
  }, [version]);
  return found;
}
