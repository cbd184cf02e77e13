import { expect, type FrameLocator, type Locator, type Page, type BrowserContext } from '@playwright/test';
import { InitiateCardPaymentDocument } from '../../gql/graphql.ts';
import { documentIdOf } from '../../lib/document-id.ts';

/** The code that every challenge of the sandbox accepts. */
const CODE = '1234';

/** The challenge dialog on the payment page. */
export const bankDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Your bank wants to check it is you' });

/** The bank's page in its frame. */
export const bankPage = (page: Page): FrameLocator =>
  bankDialog(page).frameLocator('iframe[title="Your bank"]');

export const codeField = (page: Page): Locator =>
  bankPage(page).getByRole('textbox', { name: 'One-time code' });

/** Waits until the challenge is shown. */
export async function expectBank(page: Page): Promise<void> {
  await expect(bankDialog(page)).toBeVisible();
  await expect(codeField(page)).toBeVisible();
}

export async function answerBank(page: Page, code: string = CODE): Promise<void> {
  await expectBank(page);
  await codeField(page).fill(code);
  await bankPage(page).getByRole('button', { name: 'Confirm' }).click();
}

export const otherWayButton = (page: Page): Locator =>
  bankDialog(page).getByRole('button', { name: 'Use another way to pay' });

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
