import type { NextRequest } from 'next/server';
import { postReservation } from '#features/reserve/server/post-reservation.ts';
import { formRoute } from '#lib/form-route.ts';

/** The forms of reserve and collect: leads to the page of the reservation, or back to the form (MU-16). */
export const POST = (request: NextRequest): Promise<Response> => formRoute(request, postReservation);
