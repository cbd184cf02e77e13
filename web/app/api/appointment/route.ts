import type { NextRequest } from 'next/server';
import { postAppointment } from '#features/appointments/server/post-appointment.ts';
import { formRoute } from '#lib/form-route.ts';

/** The forms of appointments and consultations: leads to the page of the appointment, or back to the form (RT-14, MU-18). */
export const POST = (request: NextRequest): Promise<Response> => formRoute(request, postAppointment);
