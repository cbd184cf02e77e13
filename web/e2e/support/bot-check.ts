import type { Page } from '@playwright/test';

/** Has a realm of CO-03 want the bot check, as it does after many attempts. @returns tokens that forms have sent since */
export async function wantBotCheck(page: Page, realm: 'LOGIN' | 'REGISTER'): Promise<unknown[]> {
  const tokens: unknown[] = [];
  await page.route('**/api/graphql', async (route) => {
    const { variables } = route.request().postDataJSON() as { variables?: Record<string, unknown> };
    if (variables && 'reCaptchaToken' in variables) tokens.push(variables['reCaptchaToken']);
    const isAsked = variables?.['reCaptchaRealm'] === realm && !('reCaptchaToken' in variables);
    if (!isAsked) return route.fallback();
    return route.fulfill({ json: { data: { reCaptchaRequired: true } } });
  });
  return tokens;
}
