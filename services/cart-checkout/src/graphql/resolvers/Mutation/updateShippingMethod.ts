import { answer } from '../../answers.ts';
import type { Context } from '../../context.ts';

interface Arguments {
  shippingMethodId: string;
}

export function updateShippingMethod(_root: unknown, change: Arguments, { useCases, shopper }: Context) {
  return answer(() => useCases.changeDelivery(shopper(), change));
}
