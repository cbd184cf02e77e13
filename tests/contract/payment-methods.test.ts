import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { placingMutations } from '../../gateway/src/subgraphs/placing-mutations.ts';
import { METHODS } from '../../services/cart-checkout/src/domain/payment-methods/registry.ts';
import { MOST_TENDERS } from '../../services/cart-checkout/src/domain/placement/plan.ts';
import { toPaymentMethodType } from '../../services/cart-checkout/src/graphql/payment-method.ts';
import { attemptCounter } from '../../services/payments-finance/src/adapters/attempt-counter.ts';
import { accountsOf } from '../../services/payments-finance/src/domain/payment/ledger-accounts.ts';
import { MOST_TENDERS as MOST_TENDERS_OF_PAYMENTS } from '../../services/payments-finance/src/rpc/planned-tenders.ts';
import { ALERTS } from '../../tools/observe/alerts.ts';
import { readSlo } from '../../tools/observe/slo.ts';
import { uncalledProviders } from './support/uncalled-providers.ts';

const ROOT = join(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const WEB_REGISTRY: string = '../../web/features/payment/methods/registry.ts';

/** The ways to pay that checkout can offer. */
const offered = METHODS.map(({ name }) => name);
/** The providers behind them, by which the ledger names their accounts: `memorandum.<provider>.authorised`. */
const vendors = offered.map((method) => accountsOf(method).authorised.split('.')[1] ?? '');

interface Collector {
  readonly processors: {
    readonly tail_sampling: {
      readonly policies: readonly {
        readonly name: string;
        readonly string_attribute?: { readonly values: readonly string[] };
      }[];
    };
  };
}

interface Values {
  readonly global: {
    readonly providers: Readonly<Record<string, object>>;
    readonly network?: Readonly<Record<string, unknown>>;
  };
  readonly 'payments-finance': {
    readonly env: Readonly<Record<string, string>>;
    readonly networkPolicy: { readonly to: readonly string[] };
  };
}

describe('the ways to pay are the same', () => {
  it('[EU-22] in checkout and among the providers of payments', () => {
    const held = Object.keys(uncalledProviders());
    expect(offered.filter((method) => !held.includes(method))).toEqual([]);
    expect(held.filter((method) => !offered.some((name) => name === method))).toEqual([]);
  });

  it('[MU-07] in the most tenders of a plan', () => {
    expect(MOST_TENDERS).toBe(MOST_TENDERS_OF_PAYMENTS);
  });

  describe('on the payment page', () => {
    let registry: Readonly<Record<string, { readonly kind: string } | undefined>>;
    beforeAll(async () => {
      // The page is compiled with other settings than this test.
      ({ METHODS: registry } = (await import(WEB_REGISTRY)) as { METHODS: typeof registry });
    });

    it('[EU-04] which has a folder for each', () => {
      const known = Object.keys(registry).filter((name) => registry[name] !== undefined);
      const shown = offered.map(toPaymentMethodType);
      expect(shown.filter((name) => !known.includes(name))).toEqual([]);
      expect(known.filter((name) => !shown.some((method) => method === name))).toEqual([]);
    });

    it('[EU-04] which chooses those that pay what is left, and applies those that pay with what the bag names', () => {
      const kinds = METHODS.map(({ name, pays }) => [toPaymentMethodType(name), pays.kind] as const);
      const expected = kinds.map(([name, kind]) => [name, kind === 'rest' ? 'chosen' : 'applied']);
      expect(expected).toEqual(kinds.map(([name]) => [name, registry[name]?.kind]));
    });
  });

  it('in the chart: each provider has values, an address and a network peer of payments', () => {
    const { global, ['payments-finance']: payments } = parse(textOf('charts/platform/values.yaml')) as Values;
    const missing = vendors.filter(
      (vendor) =>
        !(vendor in global.providers) ||
        !['URL', 'GATEWAYS'].some((address) => `${vendor.toUpperCase()}_${address}` in payments.env) ||
        !payments.networkPolicy.to.includes(vendor),
    );
    expect(missing).toEqual([]);
  });

  it('in the metrics: every attempt of each is counted from the start', async () => {
    const [metric] = await attemptCounter().read();
    const counted = metric?.samples.map(({ labels }) => labels?.['method']);
    expect(offered.filter((method) => !counted?.includes(method))).toEqual([]);
  });

  it.each(['CardsDeclined', 'PaymentProviderSilent'])(
    'in the alert %s, which leaves none of them out',
    (name) => {
      const { expr } = ALERTS.find((alert) => alert.name === name) ?? { expr: '' };
      expect(expr).toContain('loupe_payments_attempts_total');
      for (const [, only = ''] of expr.matchAll(/method=~?"([^"]*)"/g))
        expect(only.split('|').sort()).toEqual([...offered].sort());
    },
  );
});

describe('every mutation that can end in an order number', () => {
  const supergraph = textOf('gateway/supergraph/supergraph.graphql');
  const operations = [...placingMutations(supergraph), 'createFreeOfChargeOrder'].map(
    (field) => field.charAt(0).toUpperCase() + field.slice(1),
  );

  it('is measured as placing an order', () => {
    const placing = readSlo().journeys.find(({ name }) => name === 'place-order');
    expect([...(placing?.operations ?? [])].sort()).toEqual([...operations].sort());
  });

  it('has all its spans kept', () => {
    const { processors } = parse(textOf('observability/collector.yaml')) as Collector;
    const payments = processors.tail_sampling.policies.find(({ name }) => name === 'payments');
    expect([...(payments?.string_attribute?.values ?? [])].sort()).toEqual([...operations].sort());
  });
});
