import { answer } from '../../answers.ts';
import type { Context } from '../../context.ts';
import { logPlacing } from '../../log-placing.ts';

export async function validateCardPayment(
  _root: unknown,
  { input }: { input: { placementId: string } },
  { useCases, shopper, logger }: Context,
) {
  return answer(async () => {
    const placed = await useCases.validateCardPayment(shopper(), input.placementId);
    return logPlacing(logger, 'payment validated', placed, input.placementId);
  });
}
