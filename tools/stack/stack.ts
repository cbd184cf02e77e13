import type { PortName } from '../ports.ts';
import { startChild, whenReady, type ChildSpec, type RunningChild } from './child.ts';
import { openDataFolder } from './data-folder.ts';
import { generatePrismaClients } from './generated.ts';
import { prepareStores, startInfrastructure, type Infrastructure } from './infrastructure.ts';
import { unlessAborted } from './interruption.ts';
import { claimDataFolder } from './orphans.ts';
import { requirePorts, requireServers, requireSpace } from './prerequisites.ts';
import { privacySpec } from './privacy-spec.ts';
import { step } from './progress.ts';
import { rememberPortBase } from './running-shop.ts';
import { seedShop } from './seed-shop.ts';
import { gatewaySpecs } from './gateway-spec.ts';
import { DEPLOYABLES, type Deployable, type OperationsSetting, type StackSettings } from './services.ts';
import { DATABASE, settingsOf } from './settings.ts';
import { subgraphSpecs } from './subgraph-specs.ts';
import { surroundingSpecs } from './surrounding-specs.ts';
import { buildWeb, webIsBuilt, webSpecs } from './web.ts';

export interface StackOptions {
  readonly dataFolder: string;
  readonly ports: Record<PortName, number>;
  /** None by default. */
  readonly twice?: readonly Deployable[];
  readonly watch?: boolean;
  readonly withWeb?: boolean;
  readonly logLevel?: string;
  readonly shipAfterSeconds?: number;
  /** Off by default; on for people. */
  readonly standIns?: boolean;
  /** `enforced` by default; `open` for development. */
  readonly operations?: OperationsSetting;
  /** On by default; off for benchmarks. */
  readonly tracing?: boolean;
  readonly postgresFlags?: readonly string[];
  readonly kafkaAdvertisedPort?: number;
  /** Changes the spec of a process before it is started: fault runs insert proxies and shorten pauses. */
  readonly adjust?: (spec: ChildSpec) => ChildSpec;
  /** Aborts the start; a stack that has started is stopped by its caller. */
  readonly signal?: AbortSignal;
}

export interface Stack {
  readonly settings: StackSettings;
  readonly infrastructure: Infrastructure;
  readonly children: ReadonlyMap<string, RunningChild>;
  /** Restarts a part that has ended, with additional environment; resolves when it is ready. */
  startAgain(name: string, env?: Readonly<Record<string, string>>): Promise<RunningChild>;
  /** May be called more than once; resolves when all processes of the stack have ended. */
  stop(): Promise<void>;
}

/**
 * Starts the whole shop in order: stores, seeds, third parties, subgraphs, gateway, web.
 * @throws PrerequisiteError for what the user has to change, before anything starts; ChildFailedError and MigrationError for a
 * step that fails; the signal's reason. All started processes are stopped by then.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const dataFolder = openDataFolder(options.dataFolder);
  const claim = await claimDataFolder(dataFolder);
  if (claim.orphans.length > 0)
    process.stderr.write(`  ! ended what an earlier run left behind: ${claim.orphans.join(', ')}\n`);
  const children = new Map<string, RunningChild>();
  let infrastructure: Infrastructure | undefined;
  const stopAll = async () => {
    for (const child of [...children.values()].reverse()) await child.stop();
    await infrastructure?.stop();
    claim.release();
  };
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= stopAll());
  try {
    await requirePrerequisites(options, dataFolder);
    rememberPortBase(dataFolder, options.ports.web);
    infrastructure = await step('Postgres 18 and Apache Kafka 4.4', () =>
      startInfrastructure({ ...options, dataFolder }),
    );
    const settings = await settingsOf(options, dataFolder, infrastructure);
    await fill(settings, infrastructure, options.signal);
    await startProcesses(settings, infrastructure, options, children);
    const startAgain = async (name: string, env = {}) => {
      if (stopped) throw new Error(`${name} is not restarted: the stack stops`);
      const spec = children.get(name)!.spec;
      await startAll([{ ...spec, env: { ...spec.env, ...env } }], dataFolder, children);
      return children.get(name)!;
    };
    options.signal?.throwIfAborted();
    return { settings, infrastructure, children, startAgain, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function requirePrerequisites(options: StackOptions, dataFolder: string): Promise<void> {
  const { ports, twice = [], operations, withWeb = true, signal } = options;
  const unused: readonly PortName[] = [
    ...(withWeb ? [] : (['web', 'web-metrics'] as const)),
    // Of `npm run observe`, which may go on while the shop starts again.
    ...(['prometheus', 'dashboards'] as const),
    ...DEPLOYABLES.filter((name) => !twice.includes(name)).map((name) => `${name}-2` as const),
    ...(operations === 'enforced beside open' ? [] : (['gateway-open'] as const)),
  ];
  requireSpace(dataFolder);
  await requirePorts(
    Object.fromEntries(Object.entries(ports).filter(([name]) => !unused.includes(name as PortName))),
  );
  await unlessAborted(requireServers(signal), signal);
}

/** Creates schemas and topics, and seeds the shop. */
async function fill(
  settings: StackSettings,
  infrastructure: Infrastructure,
  signal: AbortSignal | undefined,
): Promise<void> {
  await generatePrismaClients(signal);
  await step('schemas, migrations and topics', () =>
    unlessAborted(prepareStores(infrastructure, DATABASE), signal),
  );
  await step('catalogue, stock, stores and content', () =>
    seedShop(settings, infrastructure, DATABASE, signal),
  );
}

async function startProcesses(
  settings: StackSettings,
  { adminUrl }: Infrastructure,
  { watch = false, withWeb = true, adjust = (spec) => spec, signal }: StackOptions,
  children: Map<string, RunningChild>,
): Promise<void> {
  const start = (specs: readonly ChildSpec[]) =>
    unlessAborted(startAll(specs.map(adjust), settings.dataFolder, children), signal);
  await step('services, gateway, images and sandbox', () =>
    start([
      ...surroundingSpecs(settings),
      ...subgraphSpecs(settings),
      ...gatewaySpecs(settings),
      privacySpec(settings, adminUrl),
    ]),
  );
  if (!withWeb) return;
  if (!watch && !webIsBuilt())
    await step('building the storefronts (once per change)', () => buildWeb(signal));
  await step('storefronts', () => start(webSpecs(settings)));
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
