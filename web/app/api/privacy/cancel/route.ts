import type { NextRequest } from 'next/server';
import { keepData } from '#features/your-data/server/your-data.ts';
import { GUEST_PAGE, hrefOf } from '#features/your-data/your-data-href.ts';
import { formRoute } from '#lib/form-route.ts';

/** Ends an erasure that has not begun. */
export const POST = (request: NextRequest): Promise<Response> =>
  formRoute(request, async (headers, form) => {
    const token = form.get('token');
    if (!token) return null;
    const told = await keepData(headers, token);
    return { location: hrefOf(GUEST_PAGE, told === 'signIn' ? 'failed' : told), cookies: [] };
  });
