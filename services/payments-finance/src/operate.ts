import { randomUUIDv7 } from 'node:crypto';
import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';
import { createPool } from '@loupe/database/pool';
import { openKeySets } from '@loupe/subgraph-server/key-file';
import { createLogger } from '@loupe/telemetry/logger';
import { bindUseCases } from './bind-use-cases.ts';
import { KeySets, readConfig } from './config.ts';
import { isRestoreCommand, operateRestore, refusedByPause } from './operate-restore.ts';
import { operateRetry, operateStuck } from './operate-stuck.ts';
import { pausedInWords } from './operator/say-restore.ts';
import { readCommand } from './operator/read-command.ts';
import type { OperatorCommand } from './operator/read-command.ts';
import { historyInWords, outcomeInWords, reconciliationInWords } from './operator/say.ts';
import { createPorts } from './ports.ts';
import { createOutside } from './outside.ts';

/** Runs one command of an operator with the service's own use cases and stores. The running service's relay publishes its events. */
async function operate(command: OperatorCommand): Promise<{ text: string; ok: boolean }> {
  const config = readConfig();
  const now = () => new Date();
  const logger = createLogger({
    service: 'payments-operator',
    level: config.LOG_LEVEL,
    destination: process.stderr,
  });
  const keys = openKeySets({
    service: 'payments-operator',
    file: config.KEYS_FILE,
    shape: KeySets,
    logger,
  });
  const url = config.DATABASE_URL;
  const pool = createPool({ url, applicationName: 'payments-operator', max: 2, kind: 'background' });
  // A fault run kills the service, not this command.
  const { close, ...outside } = createOutside({
    config: { ...config, KILL_AT: undefined },
    keys,
    requests: pool,
    pool,
    now,
    logger,
  });
  const ports = createPorts({
    requestPool: pool,
    backgroundPool: pool,
    ...outside,
    now,
    logger,
    wakeRelay: () => {},
  });
  const useCases = bindUseCases(ports);
  try {
    await ports.pause.refresh();
    const refused = refusedByPause(command, ports.pause);
    if (refused !== undefined) return refused;
    if (isRestoreCommand(command)) return await operateRestore(command, useCases);
    switch (command.kind) {
      case 'show': {
        const history = await useCases.showPayment(command.order);
        if (history === undefined) return { text: outcomeInWords({ refusal: 'order-not-known' }), ok: false };
        const paused = ports.pause.isPaused() ? [pausedInWords(ports.pause.state())] : [];
        return { text: [...paused, historyInWords(history)].join('\n'), ok: true };
      }
      case 'reconcile': {
        const found = await useCases.reconcileSettlements(command.since);
        return {
          text: reconciliationInWords(found),
          ok: found.differences.length + found.unread.length === 0,
        };
      }
      case 'stuck':
        return await operateStuck({ config, pool, useCases, logger });
      case 'retry':
        return await operateRetry(pool, command.id);
      case 'settle': {
        const outcome = await useCases.settleByOperator(command.order);
        return { text: outcomeInWords(outcome), ok: 'view' in outcome && outcome.view.state === 'done' };
      }
    }
  } finally {
    await useCases.drained();
    await Promise.all([pool.end(), close()]);
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
