import type { abandonPayment } from '../actions/challenge/challenge-api.ts';

type Answer = Pick<Awaited<ReturnType<typeof abandonPayment>>, '__typename'>;

/**
 * What the page does once the shopper has asked to end an application: it goes to the ways to pay, asks again what has become of the
 * application, or says that it has not ended.
 * @param answer null for none
 */
export function afterEnding(answer: Answer | null): 'pay' | 'ask' | 'stay' {
  if (answer?.__typename === 'Cart') return 'pay';
  return answer?.__typename === 'OrderPlaced' ? 'ask' : 'stay';
}
