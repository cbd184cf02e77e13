import { join } from 'node:path';
import { roleOf, SERVICES, type LoginName } from '@loupe/contracts/services';
import type { PortName } from '../ports.ts';
import { vendorAddresses } from '../vendors/on-one-machine.ts';
import type { StackKeys } from './key-sets.ts';

export const ROOT = join(import.meta.dirname, '../..');

/** What a release runs with several instances, in the order of charts/platform. */
export const DEPLOYABLES = [...SERVICES, 'gateway', 'web', 'media'] as const;
export type Deployable = (typeof DEPLOYABLES)[number];
export const MONEY_SERVICES = ['cart-checkout', 'payments-finance'] as const;

export type OperationsSetting = 'enforced' | 'open' | 'enforced beside open';

/** The settings from which the environment of each process is derived. */
export interface StackSettings {
  readonly ports: Record<PortName, number>;
  readonly keys: StackKeys;
  readonly dataFolder: string;
  readonly kafkaBrokers: string;
  /** Host and port of Postgres, and the database; each service logs in as its own role. */
  readonly postgres: { readonly host: string; readonly port: number; readonly database: string };
  /** What runs with two instances, for races, fault runs and rolling restarts. */
  readonly twice: readonly Deployable[];
  readonly watch: boolean;
  readonly logLevel: string;
  /** After how many seconds the warehouse sandbox ships an order, and stores accept a request; 0: only by hand. */
  readonly shipAfterSeconds: number;
  /**
   * What the gateway answers: the storefront's operations (`enforced`), any operation (`open`), or `enforced` with a second gateway
   * that is `open`, for tests.
   */
  readonly operations: OperationsSetting;
  /** Whether pages load what stands in for parts of a browser, such as Apple's sheet. */
  readonly standIns: boolean;
  /** Whether spans go to the collector. */
  readonly tracing: boolean;
}

export function databaseUrl({ postgres }: Pick<StackSettings, 'postgres'>, service: LoginName): string {
  const role = roleOf(service);
  return `postgresql://${role}:${role}@${postgres.host}:${postgres.port}/${postgres.database}`;
}

export const origin = (port: number): string => `http://127.0.0.1:${port}`;

/** The ports of a deployable's started instances. */
export function instancePorts({ ports, twice }: StackSettings, name: Deployable): number[] {
  return twice.includes(name) ? [ports[name], ports[`${name}-2`]] : [ports[name]];
}

/** The name of a child process, by the position of its port in `instancePorts`. */
export const instanceName = (name: Deployable, index: number): string =>
  index === 0 ? name : `${name}-${index + 1}`;

/** The port of the gateway that answers any operation, if there is one; else of the only gateway. */
export const graphPort = ({ ports, operations }: StackSettings): number =>
  operations === 'enforced beside open' ? ports['gateway-open'] : ports.gateway;

export function addresses({ ports }: StackSettings) {
  return {
    beaverbrooks: `http://beaverbrooks.localhost:${ports.web}`,
    loupe: `http://loupe.localhost:${ports.web}`,
    plain: `http://localhost:${ports.web}`,
    ...vendorAddresses(ports),
    collector: `http://localhost:${ports.collector}`,
    inbox: `http://localhost:${ports.inbox}`,
    storeTeams: `http://localhost:${ports['store-teams']}`,
    graph: `http://localhost:${ports.gateway}/graphql`,
  };
}

export const SITE_HOSTS = 'beaverbrooks.localhost=beaverbrooks,loupe.localhost=loupe,localhost=beaverbrooks';
