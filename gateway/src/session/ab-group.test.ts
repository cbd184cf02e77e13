import { describe, expect, it } from '@jest/globals';
import { CONSENT_TEXT_VERSION } from '@loupe/contracts/consent-text';
import { abGroupIn } from './ab-group.ts';

const ID = '0199a1b2-0000-4000-8000-000000000001';
const agreed = `cookieConsent=necessary.experience:${CONSENT_TEXT_VERSION}:${ID}`;

describe('the A/B group of a visitor', () => {
  it.each([
    [`${agreed}; abgroup=variant`, 'variant'],
    [
      `cookieConsent=${encodeURIComponent(`necessary.experience:${CONSENT_TEXT_VERSION}:${ID}`)}; abgroup=control`,
      'control',
    ],
    [`cookieConsent=necessary.statistics:${CONSENT_TEXT_VERSION}:${ID}; abgroup=variant`, undefined],
    [`cookieConsent=necessary.experience:${CONSENT_TEXT_VERSION - 1}:${ID}; abgroup=variant`, undefined],
    [`cookieConsent=necessary.experience:${CONSENT_TEXT_VERSION + 1}:${ID}; abgroup=variant`, undefined],
    ['abgroup=variant', undefined],
    [`${agreed}; abgroup=../x`, undefined],
    [agreed, undefined],
    [undefined, undefined],
  ])('[VA-05] [VA-07] with cookies %j it is %j', (cookies, group) => expect(abGroupIn(cookies)).toBe(group));
});
