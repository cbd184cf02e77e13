import { request } from 'undici';
import type { Shopper } from '@loupe/scripted-shopper/shopper';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';
import type { Random } from './random.ts';
import { HOSTILE_TEXTS } from './texts.ts';

interface RestCall {
  readonly method: 'GET' | 'POST';
  /** `{name}` is a parameter. */
  readonly path: string;
  readonly query?: readonly string[];
  readonly form?: readonly string[];
  readonly json?: readonly string[];
}

/** The calls of the commerce host, with every parameter that they read. */
export const REST_CALLS: readonly RestCall[] = [
  { method: 'GET', path: '/api/v1/abgroups', query: ['name'] },
  { method: 'GET', path: '/api/v1/config', query: ['key'] },
  { method: 'GET', path: '/api/v2/nav/layout', query: ['name'] },
  { method: 'GET', path: '/api/v1/dynamic/data', query: ['parts'] },
  { method: 'GET', path: '/bag/rollover', query: ['at'] },
  { method: 'POST', path: '/api/amplience/recommendations', json: ['productKeys', 'limit'] },
  {
    method: 'POST',
    path: '/api/v1/shopping/pricepromise/create',
    json: ['sku', 'theirPrice', 'shop', 'page', 'note', 'name', 'email'],
  },
  {
    method: 'POST',
    path: '/api/v2/fb',
    json: ['eventName', 'eventId', 'eventSourceUrl', 'eventTime', 'value', 'orderId', 'contents', 'customer'],
  },
  { method: 'POST', path: '/api/amplience/verifyRecaptcha', json: ['token', 'realm'] },
  {
    method: 'POST',
    path: '/writeReview',
    form: ['productCode', 'rating', 'title', 'text', 'nickname', 'email', 'reCaptchaToken'],
  },
  {
    method: 'GET',
    path: '/api/v1/shopping/attraqt/category',
    query: ['key', 'category', 'sort', 'page', 'pageSize', 'pageIndex', 'filter'],
  },
  { method: 'GET', path: '/api/v1/shopping/attraqt/product/tiles', query: ['productKeys', 'keys'] },
  { method: 'GET', path: '/api/v1/shopping/search/suggestions', query: ['text', 'q', 'limit'] },
  {
    method: 'GET',
    path: '/api/v1/stores',
    query: ['place', 'region', 'latitude', 'longitude', 'limit', 'pageIndex', 'pageSize'],
  },
  { method: 'GET', path: '/api/v2/product', query: ['productKey'] },
  { method: 'GET', path: '/api/v2/category', query: ['key'] },
  { method: 'GET', path: '/api/v2/category/{key}' },
  { method: 'GET', path: '/api/v1/product/{productCode}/quickViewImageSet' },
  { method: 'GET', path: '/reservation/details/page', query: ['reservationNumber'] },
  { method: 'GET', path: '/favourites/rollover', query: ['at'] },
  { method: 'POST', path: '/favourites/add', form: ['productCode'] },
  { method: 'POST', path: '/favourites/remove', form: ['productCode'] },
];

export interface RestAnswer {
  readonly about: string;
  readonly status: number;
  readonly text: string;
}

/** One call in which every parameter is hostile or plausible, one at least hostile. */
export async function askRest(call: RestCall, shopper: Shopper, random: Random): Promise<RestAnswer> {
  const sent: string[] = [];
  const value = (name: string): string => {
    const text = random.chance(0.6) ? random.of(HOSTILE_TEXTS) : random.of(['1', 'ring', '0100002', 'a,b']);
    sent.push(`${name}=${JSON.stringify(text).slice(0, 60)}`);
    return text;
  };
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(value(name).toWellFormed()),
  );
  const query = new URLSearchParams((call.query ?? []).map((name): [string, string] => [name, value(name)]));
  const form = new URLSearchParams((call.form ?? []).map((name): [string, string] => [name, value(name)]));
  const json = Object.fromEntries(
    (call.json ?? []).map((name) => [name, random.chance(0.5) ? value(name) : [value(name)]]),
  );
  const { ports } = stackUnderTest();
  const { statusCode, body } = await request(
    `http://127.0.0.1:${ports['gateway']}${path}?${query.toString()}`,
    {
      method: call.method,
      headers: {
        host: `${shopper.site}.localhost:${ports['web']}`,
        'x-requested-with': 'XMLHttpRequest',
        cookie: shopper.cookie,
        ...(call.method === 'POST' && {
          'content-type': call.json ? 'application/json' : 'application/x-www-form-urlencoded',
        }),
      },
      ...(call.method === 'POST' && { body: call.json ? JSON.stringify(json) : form.toString() }),
    },
  );
  const about = `${call.method} ${call.path}: ${sent.join(' ')}`;
  return { about, status: statusCode, text: (await body.text()).slice(0, 300) };
}
