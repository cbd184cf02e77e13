import { afterEach, describe, expect, it } from '@jest/globals';
import type { ExpressTotals } from '../../../express/express-totals.ts';
import type { Session, SheetUpdate } from '../apple-pay-session.ts';
import { openExpressSheet, type ExpressSteps } from './express-sheet.ts';
import { addressOf, contactFault } from './sheet-contact.ts';

const TOTALS: ExpressTotals = {
  rows: [
    { label: 'Subtotal', minorUnits: 265_00 },
    { label: 'Delivery', minorUnits: 7_95 },
  ],
  total: 272_95,
  rest: 262_95,
  methods: [{ id: 'NDD', name: 'Next day delivery', description: 'By 1pm', minorUnits: 7_95 }],
  chosen: 'NDD',
};

/** A browser with Apple Pay. @returns its sheet, and what the page has told it */
function browser() {
  const told: unknown[] = [];
  let shown: Session | undefined;
  class ApplePaySession {
    static STATUS_SUCCESS = 0;
    static STATUS_FAILURE = 1;
    constructor(version: number, request: object) {
      told.push({ version, request });
      shown = this as unknown as Session;
    }
    begin = () => void told.push('begin');
    abort = () => void told.push('abort');
    completeMerchantValidation = (session: object) => void told.push({ session });
    completeShippingContactSelection = (update: SheetUpdate) => void told.push({ contact: update });
    completeShippingMethodSelection = (update: SheetUpdate) => void told.push({ method: update });
    completePayment = (result: unknown) => void told.push({ result });
  }
  class ApplePayError {
    constructor(code: string, field: string, message: string) {
      Object.assign(this, { code, field, message });
    }
  }
  Object.assign(globalThis, { window: { ApplePaySession, ApplePayError } });
  return { told, sheet: () => shown! };
}
afterEach(() => void Reflect.deleteProperty(globalThis, 'window'));

const nextTurn = () => new Promise((resolve) => void setImmediate(resolve));
const OF = { minorUnits: 265_00, label: 'Loupe' };
const STEPS: ExpressSteps<string> = {
  validate: async () => '{}',
  toContact: async () => TOTALS,
  byMethod: async () => TOTALS,
  place: async () => ({ isPaid: true, outcome: 'placed' }),
};
const payment = { payment: { token: { paymentData: {} } } };

describe('the express sheet of Apple Pay', () => {
  it('[MU-12] asks for the contact, and shows the service’s total and methods for the place and the method', async () => {
    const { told, sheet } = browser();
    void openExpressSheet(OF, STEPS);
    expect(told[0]).toMatchObject({
      request: {
        total: { amount: '265.00', type: 'pending' },
        requiredShippingContactFields: ['postalAddress', 'name', 'phone', 'email'],
      },
    });
    sheet().onshippingcontactselected?.({ shippingContact: { countryCode: 'GB', postalCode: 'SW1Y ' } });
    await nextTurn();
    expect(told.at(-1)).toEqual({
      contact: {
        newTotal: { label: 'Loupe', amount: '262.95', type: 'final' },
        newLineItems: [
          { label: 'Subtotal', amount: '265.00', type: 'final' },
          { label: 'Delivery', amount: '7.95', type: 'final' },
        ],
        newShippingMethods: [
          { identifier: 'NDD', label: 'Next day delivery', detail: 'By 1pm', amount: '7.95' },
        ],
      },
    });
    sheet().onshippingmethodselected?.({
      shippingMethod: { identifier: 'NDD', label: '', detail: '', amount: '7.95' },
    });
    await nextTurn();
    expect(told.at(-1)).toMatchObject({ method: { newTotal: { amount: '262.95' } } });
  });

  it('[MU-12] [VA-03] says in the sheet where we do not deliver', async () => {
    const { told, sheet } = browser();
    void openExpressSheet(OF, { ...STEPS, toContact: async () => ({ refused: 'We do not deliver there.' }) });
    sheet().onshippingcontactselected?.({ shippingContact: { countryCode: 'FR' } });
    await nextTurn();
    expect(told.at(-1)).toMatchObject({
      contact: {
        newShippingMethods: [],
        errors: [{ code: 'addressUnserviceable', message: 'We do not deliver there.' }],
      },
    });
  });

  it('[MU-12] [VA-01] [VA-13] shows what is wrong with the contact in the sheet, which stays for another try', async () => {
    const { told, sheet } = browser();
    const fault = contactFault({ field: 'shippingAddress.phone', message: 'This is missing.' })!;
    const answers: Awaited<ReturnType<ExpressSteps<string>['place']>>[] = [
      { fault },
      { isPaid: true, outcome: 'placed' },
    ];
    const ended = openExpressSheet(OF, { ...STEPS, place: async () => answers.shift()! });
    sheet().onpaymentauthorized?.(payment);
    await nextTurn();
    expect(told.at(-1)).toEqual({
      result: {
        status: 1,
        errors: [{ code: 'shippingContactInvalid', field: 'phoneNumber', message: 'This is missing.' }],
      },
    });
    sheet().onpaymentauthorized?.(payment);
    expect(await ended).toBe('placed');
    expect(told.at(-1)).toEqual({ result: 0 });
  });

  it('[MU-12] ends without an outcome when the shopper closes it, and closes when a step fails', async () => {
    const first = browser();
    const closed = openExpressSheet(OF, STEPS);
    first.sheet().oncancel?.();
    expect(await closed).toBeUndefined();
    const second = browser();
    const failed = openExpressSheet(OF, { ...STEPS, validate: () => Promise.reject(new Error('no')) });
    second.sheet().onvalidatemerchant?.({ validationURL: 'https://gateway.example' });
    await expect(failed).rejects.toThrow('no');
    expect(second.told.at(-1)).toBe('abort');
  });

  it('[MU-12] that is closed while the order is placed ends in what became of the order', async () => {
    const { sheet } = browser();
    const placed = Promise.withResolvers<{ isPaid: boolean; outcome: string }>();
    const ended = openExpressSheet(OF, { ...STEPS, place: () => placed.promise });
    sheet().onpaymentauthorized?.(payment);
    sheet().oncancel?.();
    await nextTurn();
    placed.resolve({ isPaid: true, outcome: 'placed' });
    expect(await ended).toBe('placed');
  });

  it('[MU-12] that was closed before a fault came back, or is closed after one, ends without an outcome', async () => {
    const fault = contactFault({ field: 'shippingAddress.phone', message: 'This is missing.' })!;
    const first = browser();
    const closedBefore = openExpressSheet(OF, { ...STEPS, place: async () => ({ fault }) });
    first.sheet().onpaymentauthorized?.(payment);
    first.sheet().oncancel?.();
    expect(await closedBefore).toBeUndefined();
    const second = browser();
    const closedAfter = openExpressSheet(OF, { ...STEPS, place: async () => ({ fault }) });
    second.sheet().onpaymentauthorized?.(payment);
    await nextTurn();
    second.sheet().oncancel?.();
    expect(await closedAfter).toBeUndefined();
  });
});

describe('a contact of the sheet', () => {
  it('[MU-12] becomes an address of ours, the Channel Islands in the country of their postcodes', () => {
    const contact = {
      givenName: 'Ada',
      familyName: 'Byron',
      addressLines: ['Flat 1', '12 Royal Square'],
      locality: 'St Helier',
      postalCode: 'JE2 4WA',
      countryCode: 'je',
    };
    expect(addressOf(contact, '07700 900123')).toEqual({
      firstName: 'Ada',
      lastName: 'Byron',
      phone: '07700 900123',
      country: 'GB',
      region: null,
      streetName: 'Flat 1, 12 Royal Square',
      city: 'St Helier',
      postalCode: 'JE2 4WA',
    });
  });

  it.each([
    ['billingAddress.streetName', 'billingContactInvalid', 'addressLines'],
    ['billingAddress', 'billingContactInvalid', 'postalAddress'],
    ['shippingAddress.lastName', 'shippingContactInvalid', 'name'],
    ['email', 'shippingContactInvalid', 'emailAddress'],
  ])('[MU-12] [VA-13] has the field %s in the sheet as %s %s', (field, code, contactField) => {
    expect(contactFault({ field, message: '' })).toMatchObject({ code, contactField });
    expect(contactFault({ field: 'paymentData', message: '' })).toBeUndefined();
  });
});
