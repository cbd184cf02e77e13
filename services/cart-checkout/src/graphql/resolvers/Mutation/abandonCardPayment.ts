import { answer } from '../../answers.ts';
import type { Context } from '../../context.ts';
import { logPlacing } from '../../log-placing.ts';

export async function abandonCardPayment(
  _root: unknown,
  { input }: { input: { placementId: string } },
  { useCases, shopper, logger }: Context,
) {
  return answer(async () => {
    const left = await useCases.abandonCardPayment(shopper(), input.placementId);
    return logPlacing(logger, 'payment abandoned', left, input.placementId);
  });
}
