import 'server-only';
import {
  BookAppointmentDocument,
  CancelAppointmentDocument,
  HoldAppointmentDocument,
  MoveAppointmentDocument,
} from '#gql/graphql.ts';
import { changeAsShopper } from '#lib/gateway.ts';
import { postedForm, type Done, type Posted } from '#lib/posted-form.ts';
import { appointmentHref, bookHref, moveHref, timesHref } from '../addresses.ts';
import { KINDS, kindOf } from '../kinds.ts';
import { toldOfAnswer } from '../told-appointment.ts';
import { typedAppointmentCookie } from '../typed-appointment.ts';

type Text = (name: string) => string;

const posted = (back: string, change: () => Promise<Done>): Promise<Posted> =>
  postedForm({ back, what: 'A form about an appointment', wordOf: toldOfAnswer }, change);

/** Does what a form of the pages of appointments asks; null for a form of none of them. */
export async function postAppointment(request: Headers, form: URLSearchParams): Promise<Posted | null> {
  const text: Text = (name) => form.get(name) ?? '';
  const key = form.has('link') ? { link: text('link') } : { number: text('number') };
  switch (text('action')) {
    case 'hold':
      return hold(request, text);
    case 'book':
      return book(request, text);
    case 'move':
      return move(request, text, key);
    case 'cancel':
      return cancel(request, text, key);
    default:
      return null;
  }
}

const wantedOf = (text: Text) => ({
  storeKey: text('store'),
  serviceKey: text('service'),
  startsAt: text('startsAt'),
});

/** The time is kept for ten minutes; when it is gone, the times are shown again. */
function hold(request: Headers, text: Text): Promise<Posted> {
  const kind = kindOf(text('kind'));
  const asked = { service: text('service'), store: text('store') };
  return posted(timesHref(kind, asked), async () => {
    const input = wantedOf(text);
    const { data, setCookies } = await changeAsShopper(request, HoldAppointmentDocument, { input });
    return {
      answer: data.holdAppointment,
      setCookies,
      next: bookHref(kind, { ...asked, at: input.startsAt }),
    };
  });
}

async function book(request: Headers, text: Text): Promise<Posted> {
  const kind = kindOf(text('kind'));
  const { path } = KINDS[kind];
  const [firstName, lastName, email, phone] = ['firstName', 'lastName', 'email', 'phone'].map(text) as [
    ...[string, string, string, string],
  ];
  const contact = { firstName, lastName, email, phone };
  const input = {
    ...wantedOf(text),
    contact,
    note: text('note') || null,
    reCaptchaToken: text('reCaptchaToken') || null,
  };
  const back = bookHref(kind, { service: input.serviceKey, store: input.storeKey, at: input.startsAt });
  const { location, cookies } = await posted(back, async () => {
    const { data, setCookies } = await changeAsShopper(request, BookAppointmentDocument, { input });
    const { bookAppointment: answer } = data;
    const number = answer.__typename === 'AppointmentBooked' ? answer.appointmentNumber : '';
    return { answer, setCookies, next: appointmentHref(kind, { number }) };
  });
  const isRefused = new URL(location, 'https://shop.invalid').searchParams.has('told');
  const typed = isRefused ? { ...contact, note: text('note') } : null;
  const isSecure = request.get('x-forwarded-proto') === 'https';
  return { location, cookies: [...cookies, typedAppointmentCookie(typed, path, isSecure)] };
}

type Key = { readonly link: string } | { readonly number: string };
const inputOf = (key: Key) => ('link' in key ? { token: key.link } : { appointmentNumber: key.number });

function move(request: Headers, text: Text, key: Key): Promise<Posted> {
  const kind = kindOf(text('kind'));
  return posted(moveHref(kind, key), async () => {
    const input = { ...inputOf(key), startsAt: text('startsAt') };
    const { data, setCookies } = await changeAsShopper(request, MoveAppointmentDocument, { input });
    return { answer: data.moveAppointment, setCookies, next: appointmentHref(kind, key) };
  });
}

function cancel(request: Headers, text: Text, key: Key): Promise<Posted> {
  const back =
    text('back') === 'account' ? '/my-account/appointments' : appointmentHref(kindOf(text('kind')), key);
  return posted(back, async () => {
    const { setCookies } = await changeAsShopper(request, CancelAppointmentDocument, { input: inputOf(key) });
    return { answer: {}, setCookies, next: back };
  });
}
