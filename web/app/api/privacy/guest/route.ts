import type { NextRequest } from 'next/server';
import { askAsGuest } from '#features/your-data/server/your-data.ts';
import { GUEST_PAGE, hrefOf, isKind } from '#features/your-data/your-data-href.ts';
import { formRoute } from '#lib/form-route.ts';

/** The form of guests, who name an order and its mailbox. */
export const POST = (request: NextRequest): Promise<Response> =>
  formRoute(request, async (headers, form) => {
    const [kind, orderNumber, email] = [form.get('kind'), form.get('orderNumber'), form.get('email')];
    if (!isKind(kind) || orderNumber === null || email === null) return null;
    const told = await askAsGuest(headers, { kind, orderNumber, email });
    return { location: hrefOf(GUEST_PAGE, told === 'signIn' ? 'failed' : told), cookies: [] };
  });
