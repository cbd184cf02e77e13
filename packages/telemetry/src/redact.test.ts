import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { redact } from './redact.ts';
import { isSensitiveField } from './sensitive-fields.ts';

const SECRET = 'Zaphod-secret-42';
const sensitiveNames = [
  'email',
  'password',
  'firstName',
  'last_name',
  'phoneNumber',
  'shippingAddress',
  'postalCode',
  'token',
  'cardNumber',
  'giftCardNumber',
  'pin',
];

/** A tree of plain data with `leaf` somewhere inside, at any depth. */
const treeAround = (leaf: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 8, depthSize: 'large' },
      leaf,
      fc.tuple(tie('tree'), fc.string(), fc.integer()),
      fc.record({ items: fc.array(tie('tree'), { minLength: 1, maxLength: 2 }), note: fc.constant('fine') }),
      fc.record({ node: tie('tree'), error: tie('tree').map((cause) => new Error('failed', { cause })) }),
    ),
  })).tree;

const digits = (count: number, first = '123456789') =>
  fc
    .tuple(fc.constantFrom(...first), fc.stringMatching(new RegExp(`^\\d{${count - 1}}$`)))
    .map(([head, tail]) => head + tail);

/** As people write numbers: in one run, or in groups with blanks or hyphens between. */
const grouped = (number: fc.Arbitrary<string>) =>
  fc
    .tuple(number, fc.constantFrom('', ' ', '-'))
    .map(([text, gap]) => text.replace(/(\d{4})(?=\d)/g, `$1${gap}`));

const cards = fc.integer({ min: 12, max: 21 }).chain((length) => grouped(digits(length)));
const phones = fc.oneof(
  digits(9).map((rest) => `0${rest}`),
  digits(10).map((rest) => `+44 ${rest.slice(0, 4)} ${rest.slice(4)}`),
  digits(10).map((rest) => `+44 (0)${rest}`),
  digits(10).map((rest) => `0${rest.slice(0, 4)} ${rest.slice(4, 7)} ${rest.slice(7)}`),
  digits(10).map((rest) => `0044${rest}`),
);
const emails = fc.emailAddress({ size: '-1' }).filter((address) => /^[\w.+-]+@/.test(address));

describe('redact', () => {
  it('[ER-13] a sensitive field is masked at any depth', () => {
    const planted = fc.tuple(
      fc.constantFrom(...sensitiveNames),
      fc.constantFrom(SECRET, [SECRET], { deep: { er: SECRET } }),
    );
    const leaf = planted.map(([name, value]) => ({ [name]: value }));
    fc.assert(
      fc.property(treeAround(leaf), (tree) => {
        const logged = JSON.stringify(redact(tree));
        expect(logged).not.toContain(SECRET);
        expect(logged).toContain('***');
      }),
    );
  });

  it.each([
    ['an e-mail address', emails],
    ['a phone number', phones],
    ['a card number of 12 to 21 digits', cards],
  ])('[ER-13] %s is masked in the text of any field', (_what, personal) => {
    fc.assert(
      fc.property(
        personal,
        fc.constantFrom('', 'to ', 'rejected: '),
        fc.constantFrom('', '.', ', again', ' (home)'),
        (data, before, after) => {
          expect(redact({ note: [`${before}${data}${after}`] })).toEqual({ note: [`${before}***${after}`] });
        },
      ),
    );
  });

  it('[ER-13] card numbers are masked as numbers and as keys too', () => {
    expect(redact({ value: 4111111111111111, 'bob@example.com': 1 })).toEqual({ value: '***', '***': 1 });
  });

  it('ids, times, money and product names are not changed', () => {
    const harmless = fc.record({
      id: fc.uuid(),
      traceparent: fc
        .tuple(fc.stringMatching(/^[0-9a-f]{32}$/), fc.stringMatching(/^[0-9a-f]{16}$/))
        .map(([a, b]) => `00-${a}-${b}-01`),
      at: fc
        .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString()),
      milliseconds: fc.integer({ min: 0, max: 4_000_000_000_000 }),
      minorUnits: fc.integer(),
      share: fc.double({ min: 0, max: 1, noNaN: true }).map(String),
      sku: digits(7, '0'),
      orderNumber: fc.constant('BB7K2M9QX4T'),
      productName: fc.constant('Aurelia Diamond Ring, 0.50 ct, £2,350.00'),
    });
    fc.assert(fc.property(harmless, (value) => expect(redact(value)).toEqual(value)));
  });

  it('redacting twice changes nothing more, and the original is not changed', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const before = JSON.stringify(value);
        const once = redact(value);
        expect(redact(once)).toEqual(once);
        expect(JSON.stringify(value)).toBe(before);
      }),
    );
  });

  it('the result for a field name is the same every time', () => {
    fc.assert(fc.property(fc.string(), (name) => isSensitiveField(name) === isSensitiveField(name)));
  });

  it('flags and absent values stay, so that a log shows whether a value was given', () => {
    expect(redact({ email: null, phone: undefined, password: true })).toEqual({
      email: null,
      phone: undefined,
      password: true,
    });
  });

  it('an error keeps its name, its code and its cause', () => {
    const error = Object.assign(new TypeError('no bob@example.com', { cause: new Error('07700 900123') }), {
      code: 'X1',
      email: 'b@c.de',
    });
    expect(redact(error)).toMatchObject({
      type: 'TypeError',
      message: 'no ***',
      code: 'X1',
      email: '***',
      cause: { type: 'Error', message: '***' },
    });
  });

  it('bytes, cycles, maps and dates can be logged', () => {
    const loop: Record<string, unknown> = {
      bytes: new Uint8Array(3),
      at: new Date(0),
      by: new Map([['email', 'b@c.de']]),
    };
    loop['self'] = loop;
    expect(redact(loop)).toEqual({
      bytes: '[3 bytes]',
      at: '1970-01-01T00:00:00.000Z',
      by: { email: '***' },
      self: '[Circular]',
    });
  });

  it('a long text without an e-mail address takes linear time', () => {
    const long = 'a'.repeat(2_000_000);
    expect(redact(long)).toBe(long); // quadratic, it would outlast the test's time-out many times over
  });
});
