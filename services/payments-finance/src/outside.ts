import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { certificateMetrics, openCertificate, trustedBeside } from '@loupe/subgraph-server/certificate';
import { killPointsFrom } from '@loupe/subgraph-server/kill-points';
import type { Site } from '@loupe/contracts/sites';
import type { Logger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import type { z } from 'zod';
import { createMerchantSessions } from './adapters/applepay/merchant-sessions.ts';
import { createCybersource } from './adapters/cybersource/card-provider.ts';
import { DATABASE_CLOCK as clock } from './adapters/db/database-clock.ts';
import { financeRepository } from './adapters/db/finance-repository.ts';
import { restoreRepository } from './adapters/db/restore-repository.ts';
import { financeMemory } from './adapters/finance-memory.ts';
import { createGivex } from './adapters/givex/gift-card-provider.ts';
import { createKlarna } from './adapters/klarna/klarna-provider.ts';
import { createPayPal } from './adapters/paypal/paypal-provider.ts';
import { paymentPause } from './adapters/payment-pause.ts';
import { createV12 } from './adapters/v12/v12-lender.ts';
import { createV12Provider } from './adapters/v12/v12-provider.ts';
import { attemptLimits } from './attempt-limits.ts';
import {
  applePayOptions,
  cardProviderOptions,
  giftCardOptions,
  instalmentTerms,
  lenderOptions,
  loanWaits,
  payLaterOptions,
  payLaterWaits,
  walletOptions,
} from './config.ts';
import type { Config, KeySets } from './config.ts';
import { createCounters } from './metrics.ts';

interface Options {
  /** Of requests, by which attempts are counted. */
  readonly requests: pg.Pool;
  readonly pool: pg.Pool;
  readonly config: Config;
  readonly keys: () => z.infer<typeof KeySets>;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** As the shopper reads them in a wallet's sheet. */
const SHOP_NAMES: Readonly<Record<Site, string>> = { beaverbrooks: 'Beaverbrooks', loupe: 'Loupe' };

/** Our identity there is a certificate, which is read where a merchant is named. */
function openApplePay(config: Config, logger: Logger) {
  const options = applePayOptions(config);
  if (options === undefined) return undefined;
  const beside = { service: 'payments-finance', file: config.KEYS_FILE };
  const certificate = openCertificate({ ...beside, name: 'apple-pay-merchant', logger });
  const authority = trustedBeside({ ...beside, name: 'apple-pay-gateway' });
  return {
    sessions: createMerchantSessions({ ...options, certificate, authority, logger }),
    metrics: certificateMetrics({ 'apple-pay-merchant': certificate }),
  };
}

/** The providers, the limits of attempts, and settings: for the service and for its commands. */
export function createOutside({ config, keys, requests, pool, now, logger }: Options) {
  const newId = () => randomUUIDv7();
  const counters = createCounters();
  const { attempts, refusals, giftCardChecks } = counters;
  const { provider, vaultKeys } = giftCardOptions(config, keys);
  const pause = paymentPause(restoreRepository(pool, newId));
  const mayMove = () => !pause.isPaused();
  const cards = createCybersource({ ...cardProviderOptions(config, keys), now, logger, mayMove });
  const givex = createGivex({ ...provider, newId, logger, refusals, mayMove });
  const paypal = createPayPal({ ...walletOptions(config, keys), now, logger, mayMove });
  const klarna = createKlarna({
    ...payLaterOptions(config, keys),
    waits: payLaterWaits(config),
    now,
    logger,
    mayMove,
  });
  const applePay = openApplePay(config, logger);
  const lender = createV12(lenderOptions(config, keys));
  const memory = financeMemory(financeRepository(pool));
  const v12 = createV12Provider({
    ...lenderOptions(config, keys),
    now,
    logger,
    mayMove,
    termsOf: (key) => memory.current().products.find((product) => product.key === key),
    waits: loanWaits(config),
  });
  return {
    cards,
    givex,
    lender,
    ...(applePay && { merchantSessions: applePay.sessions }),
    storefrontOrigins: config.STOREFRONT_ORIGINS,
    shopNames: SHOP_NAMES,
    financeMemory: memory,
    providers: { paypal, klarna, v12, applepay: cards.applePay },
    vaultKeys,
    pause,
    attempts,
    giftCardChecks,
    ...attemptLimits({ config, keys, pool: requests, now, logger }),
    clock,
    newId,
    wait,
    instalments: instalmentTerms(config),
    lowValueMinorUnits: config.LOW_VALUE_EXEMPTION_MINOR_UNITS,
    sourceFactor: config.SOURCE_LIMIT_FACTOR,
    /** In fault runs: where the process may be killed. */
    killPoints: killPointsFrom(config.KILL_AT),
    /** What this process counts itself. */
    metrics: [attempts, refusals.metrics, giftCardChecks.metrics, ...(applePay ? [applePay.metrics] : [])],
    /** Closes the connections to the providers. */
    async close(): Promise<void> {
      const closed = [cards, givex, paypal, klarna, v12, lender, ...(applePay ? [applePay.sessions] : [])];
      await Promise.all(closed.map((provider) => provider.close()));
    },
  };
}
