import { randomUUIDv7 } from 'node:crypto';
import { createPool } from '@loupe/database/pool';
import { openKeySets } from '@loupe/subgraph-server/key-file';
import { createLogger } from '@loupe/telemetry/logger';
import { createCybersource } from './adapters/cybersource/card-provider.ts';
import { DATABASE_CLOCK } from './adapters/db/database-clock.ts';
import { createApplication } from './application.ts';
import { cardProviderOptions, KeySets, readConfig } from './config.ts';
import { CommandNotUnderstoodError, readCommand } from './operator/read-command.ts';
import type { OperatorCommand } from './operator/read-command.ts';
import { differenceInWords, historyInWords, outcomeInWords } from './operator/say.ts';
import { createPorts } from './ports.ts';

/** Runs one command of an operator with the service's own use cases and stores. The running service's relay publishes its events. */
async function operate(command: OperatorCommand): Promise<{ text: string; ok: boolean }> {
  const config = readConfig();
  const now = () => new Date();
  const logger = createLogger({
    ...{ service: 'payments-operator', level: config.LOG_LEVEL, destination: process.stderr },
  });
  const keys = openKeySets({
    ...{ service: 'payments-operator', file: config.KEYS_FILE, shape: KeySets, logger },
  });
  const url = config.DATABASE_URL;
  const pool = createPool({ url, applicationName: 'payments-operator', max: 2, kind: 'background' });
  const cards = createCybersource({ ...cardProviderOptions(config, keys), now, logger });
  const newId = () => randomUUIDv7();
  const ports = createPorts({
    ...{ requestPool: pool, backgroundPool: pool, cards, clock: DATABASE_CLOCK, now, newId },
    wakeRelay: () => {},
  });
  const lowValueMinorUnits = config.LOW_VALUE_EXEMPTION_MINOR_UNITS;
  const application = createApplication({ ports, now, newId, logger, lowValueMinorUnits });
  try {
    switch (command.kind) {
      case 'show': {
        const history = await application.showPayment(command.order);
        if (history === undefined) return { text: outcomeInWords({ refusal: 'order-not-known' }), ok: false };
        return { text: historyInWords(history), ok: true };
      }
      case 'reconcile': {
        const differences = await application.reconcileSettlements(command.since);
        const text = differences.map(differenceInWords).join('\n') || 'Our ledger and the provider’s agree.';
        return { text, ok: differences.length === 0 };
      }
      case 'settle': {
        const outcome = await application.settleByOperator(command.order);
        return { text: outcomeInWords(outcome), ok: 'view' in outcome && outcome.view.state === 'done' };
      }
    }
  } finally {
    await application.drained();
    await Promise.all([pool.end(), cards.close()]);
  }
}

try {
  const { text, ok } = await operate(readCommand(process.argv.slice(2), randomUUIDv7));
  process.stdout.write(`${text}\n`);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  if (!(error instanceof CommandNotUnderstoodError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
