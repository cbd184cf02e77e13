import type { NextRequest } from 'next/server';
import { calendarAnswer } from '#features/appointments/server/calendar-answer.ts';

/** The calendar file of an appointment, which is read and never written: programs open links too (RT-14). */
export const GET = (request: NextRequest): Promise<Response> =>
  calendarAnswer(request.headers, request.nextUrl.searchParams);
