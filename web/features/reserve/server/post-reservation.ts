import 'server-only';
import {
  CancelReservationDocument,
  ConfirmReservationDocument,
  PlaceReservationDocument,
} from '#gql/graphql.ts';
import { changeAsShopper } from '#lib/gateway.ts';
import { logWarning } from '#lib/log.ts';
import { detailsHref, requestHref } from '../addresses.ts';
import { toldOf } from '../told.ts';
import { typedCookie } from '../typed-cookie.ts';

/** Cookies for the browser, and where it goes. */
type Posted = { location: string; cookies: readonly string[] };
const ACCOUNT = '/my-account/reservations';

type Answer = {
  readonly __typename: string;
  readonly code?: string;
  readonly field?: string;
  readonly retryAfterSeconds?: number;
};

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

/** Leads on, or back to the page of the form with a word about what became of it. */
async function posted(
  back: string,
  change: () => Promise<{ answer: Answer; setCookies: readonly string[]; next?: string | undefined }>,
): Promise<Posted> {
  try {
    const { answer, setCookies, next } = await change();
    const { code, ...facts } = answer;
    if (code === undefined) return { location: next ?? back, cookies: setCookies };
    return { location: withTold(back, toldOf({ ...facts, code })), cookies: setCookies };
  } catch (error) {
    logWarning('A form about a reservation was not sent.', { why: String(error) });
    return { location: withTold(back, 'failed'), cookies: [] };
  }
}

function withTold(address: string, told: string): string {
  const [path = '', part] = address.split('#');
  const joined = `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ told })}`;
  return part === undefined ? joined : `${joined}#${part}`;
}
