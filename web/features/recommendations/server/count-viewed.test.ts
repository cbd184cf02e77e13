import { expect, it, jest } from '@jest/globals';
import { TEXT_VERSION } from '../../consent/categories.ts';
import { createViewedCounter, type ViewedPorts } from './count-viewed.ts';

const viewed = { productKey: '0100002', earlierKey: '0100001' };
const asked = (headers: Record<string, string> = {}) =>
  new Request('http://shop.example/api/viewed-together', {
    method: 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
      cookie: `session=s; cookieConsent=necessary.statistics:${TEXT_VERSION}:11111111-1111-4111-8111-111111111111`,
      ...headers,
    },
    body: JSON.stringify(viewed),
  });

function counter(isPreview = false) {
  const count = jest.fn<ViewedPorts['count']>(async () => undefined);
  return {
    count,
    answered: createViewedCounter({ now: Date.now, isPreview: () => isPreview, count, log: () => {} }),
  };
}

it('[QY-09] [RO-03] two products are counted without the visitor’s cookies, and not for a bot, an editor or without consent', async () => {
  const { count, answered } = counter();
  expect(await answered(asked())).toBe(204);
  const [[headers, input]] = count.mock.calls as [[Headers, object]];
  expect([headers.get('cookie'), input]).toEqual([null, viewed]);
  const editor = counter(true);
  expect(await editor.answered(asked())).toBe(204);
  expect(await answered(asked({ 'user-agent': 'Googlebot/2.1' }))).toBe(204);
  expect(await answered(asked({ cookie: '' }))).toBe(403);
  expect([count.mock.calls.length, editor.count.mock.calls.length]).toEqual([1, 0]);
});
