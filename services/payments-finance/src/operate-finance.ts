import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { createPool } from '@loupe/database/pool';
import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';
import { openKeySets } from '@loupe/subgraph-server/key-file';
import { createLogger } from '@loupe/telemetry/logger';
import { financeRepository } from './adapters/db/finance-repository.ts';
import { createV12 } from './adapters/v12/v12-lender.ts';
import { KeySets, lenderOptions, readConfig } from './config.ts';
import { readFinanceCommand } from './operator/read-finance-command.ts';
import type { FinanceCommand } from './operator/read-finance-command.ts';
import {
  changedInWords,
  eligibleInWords,
  importedInWords,
  productsInWords,
  versionsInWords,
} from './operator/say-finance.ts';
import { OverlayFileError, readOverlays } from './seed/overlay-file.ts';
import { importLenderTerms } from './use-cases/import-lender-terms.ts';
import type { FinanceStore } from './use-cases/ports/finance-store.ts';

interface Said {
  readonly text: string;
  readonly ok: boolean;
}

const config = readConfig();
const service = 'payments-operator';
const logger = createLogger({ service, level: config.LOG_LEVEL, destination: process.stderr });

/** Runs one finance command; running instances show a change within five seconds. */
async function operate(command: FinanceCommand, finance: FinanceStore): Promise<Said> {
  switch (command.kind) {
    case 'products':
      return { text: productsInWords(await finance.catalogue()), ok: true };
    case 'show': {
      const versions = await finance.versions(command.key);
      if (versions.length === 0) return { text: `There is no product ${command.key}.`, ok: false };
      return { text: versionsInWords(versions), ok: true };
    }
    case 'eligible': {
      const { products } = await finance.catalogue();
      const asked = products.filter(({ key }) => command.key === undefined || key === command.key);
      if (asked.length === 0) return { text: `No product ${command.key ?? ''} is offered.`, ok: false };
      return { text: eligibleInWords(asked, command.purchase), ok: true };
    }
    case 'import':
      return command.file === undefined
        ? importTerms(finance)
        : importFile(command.file, command.by, finance);
  }
}

async function importTerms(finance: FinanceStore): Promise<Said> {
  const keys = openKeySets({ service, file: config.KEYS_FILE, shape: KeySets, logger });
  const lender = createV12(lenderOptions(config, keys));
  try {
    const imported = await importLenderTerms({ lender, finance, logger });
    return { text: importedInWords(imported), ok: !('failed' in imported) };
  } finally {
    await lender.close();
  }
}

async function importFile(file: string, by: string | undefined, finance: FinanceStore): Promise<Said> {
  try {
    const overlays = readOverlays(await readFile(file, 'utf8'));
    const changed = await finance.saveOverlays(overlays, by ?? userInfo().username, 'replace');
    return { text: changedInWords(changed), ok: true };
  } catch (error) {
    if (error instanceof OverlayFileError) return { text: `${file}: ${error.message}`, ok: false };
    throw error;
  }
}

try {
  const command = readFinanceCommand(process.argv.slice(2));
  const url = config.DATABASE_URL;
  const pool = createPool({ url, applicationName: service, max: 1, kind: 'background' });
  const { text, ok } = await operate(command, financeRepository(pool)).finally(() => pool.end());
  process.stdout.write(`${text}\n`);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  if (!(error instanceof CommandNotUnderstoodError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
