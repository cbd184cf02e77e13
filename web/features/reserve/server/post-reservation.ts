import 'server-only';
import {
  CancelReservationDocument,
  ConfirmReservationDocument,
  PlaceReservationDocument,
} from '#gql/graphql.ts';
import { changeAsShopper } from '#lib/gateway.ts';
import { postedForm, type Done, type Posted } from '#lib/posted-form.ts';
import { detailsHref, requestHref } from '../addresses.ts';
import { toldOf } from '../told.ts';
import { typedCookie } from '../typed-cookie.ts';

const ACCOUNT = '/my-account/reservations';

const posted = (back: string, change: () => Promise<Done>): Promise<Posted> =>
  postedForm({ back, what: 'A form about a reservation', wordOf: toldOf }, change);

/** Does what a form of the pages of reservations asks; null for a form of none of them. */
export async function postReservation(request: Headers, form: URLSearchParams): Promise<Posted | null> {
  const text = (name: string): string => form.get(name) ?? '';
  if (text('action') === 'place') return place(request, text);
  const key = form.has('link') ? { link: text('link') } : { number: text('number') };
  const back = text('back') === 'account' ? ACCOUNT : detailsHref(key);
  if (text('action') === 'confirm') {
    const token = text('link');
    return posted(back, async () => {
      const { data, setCookies } = await changeAsShopper(request, ConfirmReservationDocument, { token });
      return { answer: data.confirmReservation, setCookies };
    });
  }
  if (text('action') !== 'cancel') return null;
  const input = form.has('link') ? { token: text('link') } : { reservationNumber: text('number') };
  return posted(back, async () => {
    const { data, setCookies } = await changeAsShopper(request, CancelReservationDocument, { input });
    return { answer: data.cancelReservation, setCookies };
  });
}

async function place(request: Headers, text: (name: string) => string): Promise<Posted> {
  const [product, sku, wanted, store] = [text('product'), text('sku'), text('wanted'), text('store')];
  const contact = {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
  };
  const reCaptchaToken = text('reCaptchaToken') || null;
  const input = { storeKey: store, sku, intendedSku: wanted, contact, reCaptchaToken };
  const { location, cookies } = await posted(requestHref({ product, sku, wanted, store }), async () => {
    const { data, setCookies } = await changeAsShopper(request, PlaceReservationDocument, { input });
    const { placeReservation: answer } = data;
    const isPlaced = answer.__typename === 'ReservationPlaced';
    return {
      answer,
      setCookies,
      next: isPlaced ? detailsHref({ number: answer.reservationNumber }) : undefined,
    };
  });
  const isRefused = new URL(location, 'https://shop.invalid').searchParams.has('told');
  const isSecure = request.get('x-forwarded-proto') === 'https';
  return { location, cookies: [...cookies, typedCookie(isRefused ? contact : null, isSecure)] };
}
