import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceName } from '@loupe/contracts/services';
import { DEFAULT_PORT_BASE, portsFrom } from '../ports.ts';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { ROOT, databaseUrl } from './services.ts';

/** The shop that an operator's command uses: the one on this machine, unless the environment names servers. */
export interface RunningShop {
  /** An administrator's URL of the shop's database. */
  readonly adminUrl: string;
  readonly kafkaBrokers: string;
  readonly ports: ReturnType<typeof portsFrom>;
  /** The URL with the service's role. */
  readonly databaseUrlOf: (service: ServiceName) => string;
  /** The sandboxes of cards, gift cards, the wallet and pay later, and the e-mail inbox; undefined if the shop uses real ones. */
  readonly cybersourceUrl: string | undefined;
  readonly givexUrl: string | undefined;
  readonly paypalUrl: string | undefined;
  readonly klarnaUrl: string | undefined;
  readonly v12Url: string | undefined;
  readonly inboxUrl: string | undefined;
}

const DATABASE = 'loupe';

/**
 * By DATABASE_URL (an administrator's), KAFKA_BROKERS, CYBERSOURCE_URL, GIVEX_URL, PAYPAL_URL, KLARNA_URL, V12_URL and INBOX_URL, or else by the data folder.
 * @throws PrerequisiteError when neither is there, or LOUPE_PORT_BASE is another shop's
 */
export function findRunningShop(environment: NodeJS.ProcessEnv = process.env): RunningShop {
  const outside = environment['DATABASE_URL'];
  const dataFolder = environment['LOUPE_DATA'] ?? join(ROOT, '.loupe/data');
  const asked = environment['LOUPE_PORT_BASE'];
  if (!outside) requireRunning(dataFolder);
  const ports = portsFrom(outside ? Number(asked ?? DEFAULT_PORT_BASE) : portBaseOf(dataFolder, asked));
  const at = (port: number) => (outside ? undefined : `http://127.0.0.1:${port}`);
  const admin = new URL(outside ?? `postgresql://postgres:postgres@127.0.0.1:${ports.postgres}/${DATABASE}`);
  admin.pathname = `/${DATABASE}`;
  const postgres = { host: admin.hostname, port: Number(admin.port || 5432), database: DATABASE };
  return {
    adminUrl: admin.toString(),
    kafkaBrokers: environment['KAFKA_BROKERS'] ?? `127.0.0.1:${ports.kafka}`,
    ports,
    databaseUrlOf: (service) => databaseUrl({ postgres }, service),
    cybersourceUrl: environment['CYBERSOURCE_URL'] ?? at(ports.cybersource),
    givexUrl: environment['GIVEX_URL'] ?? at(ports.givex),
    paypalUrl: environment['PAYPAL_URL'] ?? at(ports.paypal),
    klarnaUrl: environment['KLARNA_URL'] ?? at(ports.klarna),
    v12Url: environment['V12_URL'] ?? at(ports.v12),
    inboxUrl: environment['INBOX_URL'] ?? at(ports.inbox),
  };
}

const portFile = (dataFolder: string): string => join(dataFolder, 'port-base.json');

/** Stores the ports in the folder, so that a command never changes another shop on this machine. */
export function rememberPortBase(dataFolder: string, portBase: number): void {
  writeFileSync(portFile(dataFolder), JSON.stringify(portBase));
}

/** The ports of the shop of a data folder, whether it runs or not. @throws PrerequisiteError as findRunningShop */
export const portsOf = (dataFolder: string): RunningShop['ports'] =>
  portsFrom(portBaseOf(dataFolder, process.env['LOUPE_PORT_BASE']));

function portBaseOf(dataFolder: string, asked: string | undefined): number {
  const portBase = existsSync(portFile(dataFolder))
    ? (JSON.parse(readFileSync(portFile(dataFolder), 'utf8')) as number)
    : Number(asked ?? DEFAULT_PORT_BASE);
  if (asked === undefined || Number(asked) === portBase) return portBase;
  throw new PrerequisiteError(
    `The shop of ${dataFolder} runs at LOUPE_PORT_BASE=${portBase}, not ${asked}: leave that out, or set LOUPE_DATA to the folder of the shop you mean.`,
  );
}

function requireRunning(dataFolder: string): void {
  const file = join(dataFolder, 'pids.json');
  const started = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { pid: number }[]) : [];
  if (started.some(({ pid }) => existsSync(`/proc/${pid}`))) return;
  throw new PrerequisiteError(
    `No shop runs from ${dataFolder}: "npm start" it, set LOUPE_DATA to another, or DATABASE_URL and KAFKA_BROKERS.`,
  );
}
