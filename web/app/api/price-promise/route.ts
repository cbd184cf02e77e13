import type { NextRequest } from 'next/server';
import { postPromise } from '#features/price-promise/server/post-promise.ts';
import { formRoute } from '#lib/form-route.ts';

/** The form of a price promise: leads to the request, or back to the form (RT-15). */
export const POST = (request: NextRequest): Promise<Response> => formRoute(request, postPromise);
