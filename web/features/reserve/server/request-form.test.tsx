import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Prepared } from '../shopper-reservation.ts';
import { RequestForm, type RequestFormProps } from './request-form.tsx';

const sizes = [
  { sku: 'A-L', letter: 'L' },
  { sku: 'A-M', letter: 'M' },
];
const prepared = {
  price: 125_000,
  answersBy: '2pm on Saturday 21 November',
  needsConfirmation: true,
  reservedProductSku: 'A-L',
  intendedProductSku: 'A-M',
  store: { key: 'bb-leeds', name: 'Leeds', phone: '0113 496 0001' },
} as Prepared;
const NEVER = { scriptUrl: 'https://check.example/api.js', siteKey: 'none' };
const drawn = (change: Partial<Prepared> = {}, form: Partial<RequestFormProps> = {}) =>
  renderToStaticMarkup(
    <RequestForm
      site="beaverbrooks"
      product="0100001"
      sizes={sizes}
      told={null}
      toldField={null}
      known={{}}
      botCheck={NEVER}
      {...form}
      prepared={{ ...prepared, ...change }}
    />,
  );

it('[MU-16] the form posts the piece, the wanted size and the store, and says that nothing is owed', () => {
  const html = drawn();
  expect(html).toMatch(
    /<form[^>]*method="post"[^>]*action="\/api\/reservation"|<form[^>]*action="\/api\/reservation"[^>]*method="post"/,
  );
  for (const [name, value] of [
    ['action', 'place'],
    ['product', '0100001'],
    ['store', 'bb-leeds'],
    ['sku', 'A-L'],
    ['wanted', 'A-M'],
  ])
    expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
  for (const name of ['firstName', 'lastName', 'email', 'phone']) expect(html).toContain(`name="${name}"`);
  expect(html).toMatch(/No payment and no obligation/);
  expect(html).toMatch(/to try in size\u00a0L; we order size\u00a0M/);
  expect(html).toMatch(/2pm on Saturday 21 November/);
});

it('[MU-16] a guest is told of the link, a customer is not, and a refusal is an alert', () => {
  expect(drawn()).toMatch(/We send you a link there/);
  expect(drawn({ needsConfirmation: false })).not.toMatch(/We send you a link there/);
  expect(drawn({}, { told: 'None left.' })).toMatch(/role="alert"[^]*None left\./);
});

it('[MU-16] what was typed is there again, with the reason beside the field that was refused', () => {
  const known = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phone: '12' };
  const html = drawn({}, { known, toldField: 'phone', told: 'A phone number has 10 to 15 digits.' });
  for (const value of Object.values(known)) expect(html).toContain(`value="${value}"`);
  expect(html).toMatch(/aria-invalid="true" aria-describedby="phone-hint phone-error"/);
  expect(html).toMatch(/id="phone-error"[^]*10 to 15 digits/);
  expect(html).toMatch(/role="alert"[^]*Change what is marked below/);
});
