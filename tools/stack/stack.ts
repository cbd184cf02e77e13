import type { PortName } from '../ports.ts';
import { startChild, whenReady, type ChildSpec, type RunningChild } from './child.ts';
import { openDataFolder } from './data-folder.ts';
import { requireFreePorts } from './free-ports.ts';
import { generatePrismaClients } from './generated.ts';
import { prepareStores, startInfrastructure, type Infrastructure } from './infrastructure.ts';
import { claimDataFolder, forgetChildren } from './orphans.ts';
import { step } from './progress.ts';
import { rememberPortBase } from './running-shop.ts';
import { seedHouse } from './seed-house.ts';
import { gatewaySpecs } from './gateway-spec.ts';
import type { OperationsSetting, StackSettings } from './services.ts';
import { DATABASE, settingsOf } from './settings.ts';
import { subgraphSpecs } from './subgraph-specs.ts';
import { surroundingSpecs } from './surrounding-specs.ts';
import { buildWeb, webIsBuilt, webSpec } from './web.ts';

export interface StackOptions {
  readonly dataFolder: string;
  readonly ports: Record<PortName, number>;
  readonly moneyInstances?: 1 | 2;
  readonly watch?: boolean;
  readonly withWeb?: boolean;
  readonly logLevel?: string;
  readonly shipAfterSeconds?: number;
  /** `enforced` unless told; `open` while the shop is worked on. */
  readonly operations?: OperationsSetting;
  /** On unless told: off where only figures count. */
  readonly tracing?: boolean;
  readonly postgresFlags?: readonly string[];
  readonly kafkaAdvertisedPort?: number;
  /** What a process is really started with: fault runs put proxies in between and shorten pauses. */
  readonly adjust?: (spec: ChildSpec) => ChildSpec;
}

export interface Stack {
  readonly settings: StackSettings;
  readonly infrastructure: Infrastructure;
  readonly children: ReadonlyMap<string, RunningChild>;
  /** Starts a part again that has ended, with further environment; resolves when it can serve. */
  startAgain(name: string, env?: Readonly<Record<string, string>>): Promise<RunningChild>;
  stop(): Promise<void>;
}

/**
 * Starts the whole house in order: stores, seeds, third parties, subgraphs, gateway, web.
 * @throws PrerequisiteError for what the person at the keyboard has to change; whatever had started is stopped.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, watch = false, withWeb = true } = options;
  const dataFolder = openDataFolder(options.dataFolder);
  const orphans = await claimDataFolder(dataFolder);
  if (orphans.length > 0)
    process.stderr.write(`  ! ended what an earlier run left behind: ${orphans.join(', ')}\n`);
  const children = new Map<string, RunningChild>();
  let infrastructure: Infrastructure | undefined;
  const stop = async () => {
    for (const child of [...children.values()].reverse()) await child.stop();
    await infrastructure?.stop();
    forgetChildren(dataFolder);
  };
  try {
    await requireFreePorts(ports);
    rememberPortBase(dataFolder, ports.web);
    infrastructure = await step('Postgres 18 and Apache Kafka 4.4', () =>
      startInfrastructure({ ...options, dataFolder }),
    );
    const settings = settingsOf(options, dataFolder, infrastructure);
    const { adjust = (spec) => spec } = options;
    const start = (specs: readonly ChildSpec[]) => startAll(specs.map(adjust), dataFolder, children);
    await generatePrismaClients();
    await step('schemas, migrations and topics', () => prepareStores(infrastructure!, DATABASE));
    await step('catalogue, stock, stores and content', () => seedHouse(settings, infrastructure!, DATABASE));
    await step('services, gateway, images and sandbox', () =>
      start([...surroundingSpecs(settings), ...subgraphSpecs(settings), ...gatewaySpecs(settings)]),
    );
    if (withWeb) await startWeb(settings, watch, start);
    const startAgain = async (name: string, env = {}) => {
      const spec = children.get(name)!.spec;
      await startAll([{ ...spec, env: { ...spec.env, ...env } }], dataFolder, children);
      return children.get(name)!;
    };
    return { settings, infrastructure, children, startAgain, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startAll(
  specs: readonly ChildSpec[],
  dataFolder: string,
  children: Map<string, RunningChild>,
): Promise<void> {
  const started = specs.map((spec) => {
    const child = startChild(spec, dataFolder);
    children.set(child.name, child);
    return child;
  });
  await Promise.all(started.map((child) => whenReady(child, dataFolder)));
}

async function startWeb(
  settings: StackSettings,
  watch: boolean,
  start: (specs: readonly ChildSpec[]) => Promise<void>,
): Promise<void> {
  if (!watch && !webIsBuilt()) await step('building the storefronts (once per change)', buildWeb);
  await step('storefronts', () => start([webSpec(settings)]));
}
