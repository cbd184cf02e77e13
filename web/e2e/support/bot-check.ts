import type { Page } from '@playwright/test';

type Variables = Record<string, unknown> & { input?: Record<string, unknown> };

/**
 * Makes a realm of CO-03 require the bot check, as after many attempts.
 * @returns tokens that forms have sent since
 */
export async function wantBotCheck(page: Page, realm: 'LOGIN' | 'REGISTER'): Promise<unknown[]> {
  const tokens: unknown[] = [];
  await page.route('**/api/graphql', async (route) => {
    const { variables = {} } = route.request().postDataJSON() as { variables?: Variables };
    const sent = variables.input ?? variables;
    // A payment sends null until it is asked for a token.
    const token = sent['reCaptchaToken'];
    if (token !== undefined && token !== null) tokens.push(token);
    if (variables['reCaptchaRealm'] !== realm) return route.fallback();
    return route.fulfill({ json: { data: { reCaptchaRequired: true } } });
  });
  return tokens;
}
