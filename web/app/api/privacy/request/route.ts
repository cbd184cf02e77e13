import type { NextRequest } from 'next/server';
import { askAbout } from '#features/your-data/server/your-data.ts';
import { ACCOUNT_PAGE, hrefOf, isKind } from '#features/your-data/your-data-href.ts';
import { formRoute } from '#lib/form-route.ts';
import { withReturnPath } from '#lib/routing/return-path.ts';

/** The forms of the page about data in the account. */
export const POST = (request: NextRequest): Promise<Response> =>
  formRoute(request, async (headers, form) => {
    const [kind, password] = [form.get('kind'), form.get('password')];
    if (!isKind(kind) || password === null) return null;
    const reCaptchaToken = form.get('reCaptchaToken') || null;
    const told = password === '' ? 'fields' : await askAbout(headers, { kind, password, reCaptchaToken });
    const location = told === 'signIn' ? withReturnPath('/login', ACCOUNT_PAGE) : hrefOf(ACCOUNT_PAGE, told);
    return { location, cookies: [] };
  });
