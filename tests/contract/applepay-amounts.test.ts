import { beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@loupe/telemetry/logger';
import fc from 'fast-check';
import { readAuthorisationRequest } from '../../sandbox/cybersource/payments/authorisation-request.ts';
import { cardOfWallet } from '../../sandbox/cybersource/wallet/fluid-data.ts';
import { newWalletKeys, sealToken } from '../../sandbox/cybersource/wallet/payment-token.ts';
import { planPayment } from '../../services/cart-checkout/src/domain/placement/plan.ts';
import { priceCart } from '../../services/cart-checkout/src/domain/pricing/price-cart.ts';
import type { PricedCart } from '../../services/cart-checkout/src/domain/pricing/priced-cart.ts';
import { Cart } from '../../services/cart-checkout/src/graphql/resolvers/Cart.ts';
import { discounted, rulesOf } from '../../services/cart-checkout/tests/support/generated-carts.ts';
import { authoriseApplePay } from '../../services/payments-finance/src/adapters/cybersource/authorise-apple-pay.ts';
import type { Transport } from '../../services/payments-finance/src/adapters/cybersource/transport.ts';

interface Totals {
  readonly rows: readonly { readonly label: string; readonly minorUnits: number }[];
  readonly total: number;
  readonly rest: number;
}

/** The page is compiled with other settings than this test. */
const OF_WEB = '../../web/features/payment';
const [TOTALS, SESSION]: string[] = [
  `${OF_WEB}/express/express-totals.ts`,
  `${OF_WEB}/methods/applepay/apple-pay-session.ts`,
];
let totalsOf: (cart: object) => Totals;
let pounds: (minorUnits: number) => string;
beforeAll(async () => {
  ({ totalsOf } = (await import(TOTALS!)) as { totalsOf: typeof totalsOf });
  ({ pounds } = (await import(SESSION!)) as { pounds: typeof pounds });
});

const KEYS = newWalletKeys();
const CARD = '4111111111111111';
const BILL_TO = {
  firstName: 'Ada',
  lastName: 'Byron',
  street: '12 Analytical Row',
  city: 'London',
  region: '',
  postalCode: 'W1A 1AA',
  country: 'GB',
  email: 'ada@example.com',
  phone: '',
};

/** What the sheet shows of a bag: by the resolvers of the graph, and by the page's code. */
function shownOf(cart: PricedCart): Totals {
  const fields = [
    'subtotalPrice',
    'discountOnTotalPrice',
    'shippingPrice',
    'giftCardSavings',
    'totalPrice',
    'totalPriceAfterGiftCard',
  ] as const;
  const answered = fields.map((field) => [field, Cart[field](cart)] as const);
  return totalsOf({ ...Object.fromEntries(answered), shippingMethods: [] });
}

/** As the device seals what its sheet showed: the sandbox's sheet reads pounds, too. */
const tokenFor = (amount: string): string =>
  JSON.stringify(
    sealToken(
      {
        applicationPrimaryAccountNumber: CARD,
        currencyCode: '826',
        transactionAmount: Math.round(Number(amount) * 100),
      },
      KEYS,
    ),
  );

/** The authorisation of a plan's rest by the code of payments, as the card provider reads it. */
async function authorisationOf(minorUnits: number, token: string) {
  let sent: unknown;
  const call: Transport['call'] = async ({ body }) => {
    sent = JSON.parse(JSON.stringify(body));
    return { kind: 'not-sent', cause: undefined };
  };
  const order: Parameters<typeof authoriseApplePay>[0] = {
    amount: { minorUnits, currency: 'GBP' },
    reference: 'BB1',
    merchantTransactionId: 't',
    billTo: BILL_TO,
    details: { method: 'applepay', token },
    verified: { maskedNumber: '', cardType: '', cardDigest: '', data: {} },
  };
  await authoriseApplePay(order, 1_000, {
    transport: { call, room: () => Infinity, answers: () => true, close: async () => {} },
    logger: createLogger({ service: 'contract', level: 'silent' }),
    descriptor: 'FID=COMMON.APPLE.INAPP.PAYMENT',
  });
  return readAuthorisationRequest(sent);
}

describe('what Apple Pay asks for a bag', () => {
  it('[MU-12] is what its rows sum to, and what the card provider opens, whatever discounts, gift cards, delivery and rates of VAT are in it', async () => {
    const seen = { giftCards: 0, discounts: 0, delivery: 0, halves: 0 };
    await fc.assert(
      fc.asyncProperty(discounted, async ([bag, given]) => {
        const cart = priceCart(bag, rulesOf(given));
        const { rows, rest, total } = shownOf(cart);
        fc.pre(rest > 0);
        expect(rows.reduce((sum, { minorUnits }) => sum + minorUnits, 0)).toBe(rest);
        expect(total).toBe(cart.total);
        const planned = planPayment(cart, 'applepay').at(-1)?.amount ?? 0;
        const request = await authorisationOf(planned, tokenFor(pounds(rest)));
        const { value } = request.paymentInformation!.fluidData!;
        expect(cardOfWallet(request, value, KEYS).maskedNumber).toBe('XXXXXXXXXXXX1111');
        const has = (label: string) => (rows.some((row) => row.label === label) ? 1 : 0);
        seen.giftCards += has('Gift cards');
        seen.discounts += has('Discount');
        seen.delivery += has('Delivery');
        // Of every sixth of the price, as 20 % in 120 % is.
        seen.halves += cart.lines.some(({ unitAmounts }) => unitAmounts.some((pence) => pence % 6 === 3))
          ? 1
          : 0;
      }),
      { numRuns: 2_000 },
    );
    for (const kind of Object.values(seen)) expect(kind).toBeGreaterThan(10);
  });

  it('[MU-12] is refused by the card provider for a penny more or less than the shopper has agreed to', async () => {
    for (const other of [-1, 1]) {
      const request = await authorisationOf(265_05 + other, tokenFor(pounds(265_05)));
      const { value } = request.paymentInformation!.fluidData!;
      expect(() => cardOfWallet(request, value, KEYS)).toThrow('invalid data');
    }
  });
});
