import { poolTx } from '@loupe/database/tx';
import { withKillPoints } from '@loupe/subgraph-server/kill-points';
import type { KillPoints } from '@loupe/subgraph-server/kill-points';
import type pg from 'pg';
import { captureContextRepository } from './adapters/db/capture-context-repository.ts';
import type { DatabaseClock } from './adapters/db/database-clock.ts';
import { ledgerRepository } from './adapters/db/ledger-repository.ts';
import { payerAuthenticationRepository } from './adapters/db/payer-authentication-repository.ts';
import { paymentRepository } from './adapters/db/payment-repository.ts';
import { createPrisma } from './adapters/db/prisma-client.ts';
import { reversalRepository } from './adapters/db/reversal-repository.ts';
import { settlementRepository } from './adapters/db/settlement-repository.ts';
import { paymentChanged as eventOf } from './events/published/payment-changed.ts';
import { paymentSettled as settledEventOf } from './events/published/payment-settled.ts';
import type { CardProvider } from './use-cases/ports.ts';
import type { CallRoom, ProviderReport, SettlementProvider } from './use-cases/settlement-ports.ts';

export interface PortsOptions {
  readonly requestPool: pg.Pool;
  readonly backgroundPool: pg.Pool;
  readonly cards: CardProvider & SettlementProvider & ProviderReport & CallRoom;
  readonly clock: DatabaseClock;
  readonly wakeRelay: () => void;
  readonly now: () => Date;
  readonly newId: () => string;
  /** In fault runs: where the process may be killed. */
  readonly killPoints?: KillPoints | undefined;
}

/** The stores over their pools, and the card provider: part of the composition root, so that tests compose what main does. */
export function createPorts({ requestPool, backgroundPool, killPoints, cards, ...writing }: PortsOptions) {
  const killable = <Port extends object>(name: string, port: Port) => withKillPoints(name, port, killPoints);
  const paymentsOn = (pool: pg.Pool) =>
    killable('payments', paymentRepository(pool, { ...writing, eventOf }));
  const prisma = createPrisma(requestPool);
  const backgroundTx = poolTx(backgroundPool);
  return {
    cards: killable('cards', cards),
    contexts: killable('contexts', captureContextRepository(prisma)),
    setUps: killable('setUps', payerAuthenticationRepository(prisma)),
    payments: paymentsOn(requestPool),
    /** The payments again, for work that no request waits for. */
    backgroundPayments: paymentsOn(backgroundPool),
    reversals: killable('reversals', reversalRepository(backgroundTx, writing.clock)),
    settlements: killable(
      'settlements',
      settlementRepository(backgroundPool, { ...writing, settledEventOf }),
    ),
    ledger: killable('ledger', ledgerRepository(backgroundTx)),
    /** Returns Prisma's connections to the pool. */
    close: () => prisma.$disconnect(),
  };
}

export type Ports = ReturnType<typeof createPorts>;
