import type { BrowserContext } from '@playwright/test';
import { InitiateCardPaymentDocument } from '../../gql/graphql.ts';
import { documentIdOf } from '../../lib/document-id.ts';

/**
 * Holds payment requests until that many are pending, then releases them together, so that they race even on a slow
 * machine.
 */
export async function payTogether(context: BrowserContext, count: number): Promise<void> {
  const all = Promise.withResolvers<undefined>();
  let held = 0;
  await context.route('**/api/graphql', async (route) => {
    if (route.request().postData()?.includes(documentIdOf(InitiateCardPaymentDocument))) {
      held += 1;
      if (held === count) all.resolve(undefined);
      await all.promise;
    }
    await route.fallback();
  });
}
