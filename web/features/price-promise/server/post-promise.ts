import 'server-only';
import { RequestPricePromiseDocument } from '#gql/graphql.ts';
import { changeAsShopper } from '#lib/gateway.ts';
import { logWarning } from '#lib/log.ts';
import type { Posted } from '#lib/posted-form.ts';
import { askPriceHref } from '#lib/routing/piece-hrefs.ts';
import { refusalOf } from '#lib/told-in-address.ts';
import { penceOf } from '#lib/typed-pounds.ts';
import { receivedHref } from '../addresses.ts';
import { toldWord } from '../told.ts';
import { PROMISE_FIELDS, typedPromise, type TypedPromise } from '../typed-promise.ts';

/** Sends the form of a price promise: on to the request, or back to the form with what was typed. */
export async function postPromise(request: Headers, form: URLSearchParams): Promise<Posted> {
  const text = (name: string): string => form.get(name) ?? '';
  const typed = Object.fromEntries(PROMISE_FIELDS.map((field) => [field, text(field)])) as TypedPromise;
  const isSecure = request.get('x-forwarded-proto') === 'https';
  const back = (told: string): Posted => ({
    location: `${askPriceHref(text('product'), text('sku'))}&${new URLSearchParams({ told })}`,
    cookies: [typedPromise.cookie(typed, isSecure)],
  });
  const { price, page, note, ...plain } = typed;
  const input = {
    ...plain,
    sku: text('sku'),
    theirPrice: penceOf(price) ?? 0,
    page: page || null,
    note: note || null,
    reCaptchaToken: text('reCaptchaToken') || null,
  };
  try {
    const { data, setCookies } = await changeAsShopper(request, RequestPricePromiseDocument, { input });
    const answer = data.requestPricePromise;
    if (answer.__typename !== 'PricePromiseRequested') {
      const { location, cookies } = back(toldWord(answer));
      return { location, cookies: [...setCookies, ...cookies] };
    }
    return {
      location: receivedHref({ number: answer.pricePromiseNumber }),
      cookies: [...setCookies, typedPromise.cookie(null, isSecure)],
    };
  } catch (error) {
    logWarning('The form of a price promise was not sent.', { why: String(error) });
    return back(toldWord(refusalOf(error)));
  }
}
