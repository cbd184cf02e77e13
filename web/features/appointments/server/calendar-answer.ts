import 'server-only';
import { logWarning } from '#lib/log.ts';
import { calendarFile } from '../shopper-appointments.ts';

/** RT-14: the file of an appointment for one's own calendar, for the browser or customer that booked it and for the e-mail's link only. */
export async function calendarAnswer(request: Headers, asked: URLSearchParams): Promise<Response> {
  const [link, number] = [asked.get('link'), asked.get('number')];
  const key = link === null ? { number: number ?? '' } : { link };
  try {
    const file = await calendarFile(request, key);
    return file === null
      ? answer(404, TEXT, 'We do not find this appointment, or it is not booked any more.')
      : answer(200, CALENDAR, file);
  } catch (error) {
    logWarning('The calendar file of an appointment was not read.', { why: String(error) });
    return answer(503, TEXT, 'We cannot make this file now. Please try again in a minute.');
  }
}

const TEXT = { 'content-type': 'text/plain; charset=utf-8' };
/** A name that tells nobody what it is about. */
const CALENDAR = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'attachment; filename="appointment.ics"',
};
/** The address of a link is the right to see it. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

const answer = (status: number, headers: Readonly<Record<string, string>>, body: string): Response =>
  new Response(body, { status, headers: { ...PRIVATE, ...headers } });
