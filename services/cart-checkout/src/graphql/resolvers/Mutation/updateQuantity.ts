import { answer } from '../../answers.ts';
import type { Context } from '../../context.ts';

interface Arguments {
  lineItemId: string;
  quantity: number;
}

export function updateQuantity(_root: unknown, change: Arguments, { useCases, shopper }: Context) {
  return answer(() => useCases.updateQuantity(shopper(), change));
}
