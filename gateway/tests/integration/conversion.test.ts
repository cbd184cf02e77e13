import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CONSENT_TEXT_VERSION } from '@loupe/contracts/consent-text';
import { request } from 'undici';
import { startTestGateway, type TestGateway } from './test-gateway.ts';
import { told } from './told-conversion.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const CONSENT_ID = '01990000-0000-7000-8000-000000000001';
const EVENT = {
  eventName: 'AddToCart',
  eventId: 'event-1',
  eventSourceUrl: 'https://shop.example/0100002/ring/p',
  value: 125_000,
  contents: [{ id: '0100002', quantity: 1, itemPrice: 125_000 }],
};

async function tell(change: object = {}, cookie = '') {
  const { statusCode, headers, body } = await request(`${gateway.url}/api/v2/fb`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ ...EVENT, ...change }),
  });
  return { status: statusCode, caching: headers['cache-control'], body: await body.json() };
}

it('[RE-06] the advertising network is told of who agreed, by the cookies of the visitor', async () => {
  const cookie = `cookieConsent=necessary.marketing:${CONSENT_TEXT_VERSION}:${CONSENT_ID}; _fbc=fb.1.1764400000000.IwAR; _fbp=fb.1.1764400000000.42`;
  expect(await tell({ customer: { email: 'ada@example.com' } }, cookie)).toEqual({
    status: 202,
    caching: 'private, no-store',
    body: { taken: true },
  });
  expect(told.input).toEqual({
    ...EVENT,
    customer: { email: 'ada@example.com' },
    consentId: CONSENT_ID,
    fbc: 'fb.1.1764400000000.IwAR',
    fbp: 'fb.1.1764400000000.42',
  });
});

it('[RE-06] of who has not answered it is told nothing', async () => {
  expect(await tell()).toMatchObject({ status: 202, body: { taken: false } });
  expect(await tell({}, 'cookieConsent=marketing')).toMatchObject({ body: { taken: false } });
  const noId = `cookieConsent=necessary.marketing:${CONSENT_TEXT_VERSION}:${'-'.repeat(36)}`;
  expect(await tell({}, noId)).toMatchObject({ body: { taken: false } });
  expect(
    await tell({}, `cookieConsent=necessary.statistics:${CONSENT_TEXT_VERSION}:${CONSENT_ID}`),
  ).toMatchObject({
    body: { taken: false },
  });
});

it('[RE-06] of who has answered to another text it is told nothing', async () => {
  for (const version of [CONSENT_TEXT_VERSION - 1, CONSENT_TEXT_VERSION + 1])
    expect(await tell({}, `cookieConsent=necessary.marketing:${version}:${CONSENT_ID}`)).toMatchObject({
      body: { taken: false },
    });
});

it('[RE-06] an event in a wrong form is a problem with the name of the catalogue', async () => {
  for (const wrong of [
    { eventName: 'Bought' },
    { eventId: 'a b' },
    { value: '12' },
    { eventSourceUrl: 'javascript:1' },
    { consentId: CONSENT_ID },
  ])
    expect(await tell(wrong)).toMatchObject({ status: 400, body: { code: 'ValidationError' } });
});
