import { expect, it } from '@jest/globals';
import { TEXT_VERSION } from '../../consent/categories.ts';
import { containerFor } from './tags-answer.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const url = 'https://tags.example/gtm.js?id=GTM-1';
const ports = { url, isPreview: () => false };
const headers = (changes: Record<string, string> = {}) =>
  new Headers({
    'sec-fetch-site': 'same-origin',
    cookie: `cookieConsent=necessary.marketing:${TEXT_VERSION}:${ID}`,
    'user-agent': AGENT,
    ...changes,
  });

it('[IN-05] who agrees to marketing gets the container of the configuration', () => {
  expect(containerFor(ports, headers())).toBe(url);
  expect(containerFor({ ...ports, url: null }, headers())).toBeNull();
});

it('[IN-05] [RO-03] nobody else does: without consent, a bot, an editor, another site', () => {
  const refused = { cookie: `cookieConsent=necessary.statistics:${TEXT_VERSION}:${ID}` };
  for (const changes of [refused, { cookie: '' }, { 'user-agent': 'Googlebot/2.1' }, { 'user-agent': '' }])
    expect(containerFor(ports, headers(changes))).toBeNull();
  expect(containerFor(ports, headers({ 'sec-fetch-site': 'cross-site' }))).toBeNull();
  expect(containerFor({ ...ports, isPreview: () => true }, headers())).toBeNull();
});
