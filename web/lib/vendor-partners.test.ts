import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { outsideCheckout, vendorPartners, vendorScripts, vendorVariables } from './vendor-partners.ts';

const variables = {
  CARD_ORIGINS: 'https://flex.card.test/path, https://bank.test',
  RECAPTCHA_SCRIPT_URL: 'https://bots.test/recaptcha/api.js',
  KLARNA_SCRIPT_URL: 'https://later.test/lib/v1/api.js',
};

describe('the vendors of pages', () => {
  it('are allowed by the origins in their variables, and by the hosts that their script loads from', () => {
    expect(vendorPartners(variables)).toEqual({
      card: ['https://flex.card.test', 'https://bank.test'],
      botCheck: ['https://bots.test', 'https://www.gstatic.com'],
      payLater: ['https://later.test', 'https://js.klarna.com'],
    });
  });

  it('give pages the address of a script, and not of an origin', () => {
    expect(vendorScripts(variables)).toEqual({
      botCheck: 'https://bots.test/recaptcha/api.js',
      payLater: 'https://later.test/lib/v1/api.js',
    });
  });

  it('are fewer outside the checkout, where nothing is paid', () => {
    expect(outsideCheckout(vendorPartners(variables))).toEqual({
      card: [],
      payLater: [],
      botCheck: ['https://bots.test', 'https://www.gstatic.com'],
    });
  });

  it.each([
    ['CARD_ORIGINS', ''],
    ['RECAPTCHA_SCRIPT_URL', 'no address'],
    ['KLARNA_SCRIPT_URL', 'no address'],
  ])('need %s', (name, text) => {
    const read = z.object(vendorVariables()).safeParse({ ...variables, [name]: text });
    expect(read.error?.issues.map(({ path }) => path)).toEqual([[name]]);
  });
});
