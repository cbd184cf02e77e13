import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROLES } from '../../tests/fixtures/pieces.ts';
import { setStock, stockOf } from '@loupe/scripted-shopper/database';
import { machineSpeed } from '../bench/machine.ts';
import { waitUntilAtRest } from '../faults/fault-stack/wait-until-at-rest.ts';
import { inLines } from '../invariants/check.ts';
import type { ChildSpec } from '../../tools/stack/child.ts';
import { step } from '../../tools/stack/progress.ts';
import { ROOT } from '../../tools/stack/services.ts';
import type { Stack } from '../../tools/stack/stack.ts';
import { stackEnv, withTestStack } from '../../tools/testing/with-test-stack.ts';
import { findDashboardPrograms, startDashboards } from './dashboards.ts';
import { findK6 } from './k6.ts';
import type { LoadReport } from './load-report.ts';
import type { LoadOptions } from './options.ts';
import { htmlOf } from './report.ts';
import { runK6, type K6Run } from './run-k6.ts';
import { startSampler } from './sampler.ts';
import { saturationOf } from './saturation.ts';
import { writeSettings } from './settings.ts';

/** More than any run sells. */
const PLENTY = 1_000_000;
/** The work that a long load leaves: e-mails, dispatches and captures. */
const AT_REST_WITHIN_MS = 240_000;

/** The shop's gateway behind one proxy, as in production: each shopper of the load comes from a network of their own. */
const behindProxy = (spec: ChildSpec): ChildSpec =>
  spec.name === 'gateway' ? { ...spec, env: { ...spec.env, TRUSTED_PROXIES: '1' } } : spec;

/** Starts a shop of its own without storefronts, runs k6 against it, and checks what is left. */
export async function runLoad(options: LoadOptions): Promise<{ report: LoadReport; folder: string }> {
  const k6 = await findK6();
  const times = options.factor === 1 ? '' : `-x${options.factor}`;
  const folder = join(ROOT, '.loupe/load', `${options.scenario}-${options.profile}${times}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (options.dashboards) await findDashboardPrograms();
  const report = await withTestStack(
    { withWeb: false, operations: 'enforced', logLevel: 'error', tracing: false, adjust: behindProxy },
    async (stack) => {
      const dashboards = options.dashboards ? startDashboards(stack, folder) : undefined;
      try {
        const loaded = await loadOf(stack, { k6, folder, options });
        writeFileSync(join(folder, 'report.json'), JSON.stringify(loaded, undefined, 2));
        writeFileSync(join(folder, 'report.html'), htmlOf(loaded));
        await dashboards?.screenshots();
        return loaded;
      } finally {
        await dashboards?.stop();
      }
    },
  );
  return { report, folder };
}

interface LoadParts {
  readonly k6: string;
  readonly folder: string;
  readonly options: LoadOptions;
}

async function loadOf(stack: Stack, { k6, folder, options }: LoadParts): Promise<LoadReport> {
  Object.assign(process.env, stackEnv(stack));
  const { plenty, inexpensive } = ROLES.beaverbrooks;
  await setStock(plenty, PLENTY);
  await setStock(inexpensive[0], options.units);
  const machine = await step('the speed of this machine', () => machineSpeed(stack.infrastructure.adminUrl));
  const sampler = startSampler(stack);
  const settingsFile = writeSettings(stack, { options, machine, folder });
  const began = performance.now();
  const title = `k6: ${options.scenario}, ${options.profile}`;
  const started = (pid: number) => void (sampler.k6 = pid);
  const run = await step(title, () => runK6({ k6, folder, settingsFile, started }));
  const seconds = Math.round((performance.now() - began) / 1000);
  const samples = await sampler.stop();
  const rest = await step('the invariants', () => waitUntilAtRest({ stack }, [run], AT_REST_WITHIN_MS));
  const left = options.scenario === 'flash-sale' ? await stockOf(inexpensive[0]) : undefined;
  return {
    options,
    at: new Date().toISOString(),
    seconds,
    machine,
    samples,
    broken: [
      ...crossed(run),
      ...(rest.findings.length > 0 ? [inLines(rest.findings)] : []),
      ...(left && left.on_hand !== 0 ? [`${left.on_hand} units of the sale are left`] : []),
    ],
    orders: run.acknowledged.length,
    saturation: saturationOf(samples),
    secondsToRest: rest.seconds,
    metrics: run.metrics,
    errors: run.errors,
  };
}

/** Objectives that did not hold, with the value. */
const crossed = ({ metrics }: K6Run): string[] =>
  Object.entries(metrics).flatMap(([name, { thresholds = {}, values }]) =>
    Object.entries(thresholds)
      .filter(([, { ok }]) => !ok)
      .map(([threshold]) => `${name}: ${threshold} does not hold (${valueOf(threshold, values)})`),
  );

function valueOf(threshold: string, values: Readonly<Record<string, number>>): string {
  const name = threshold.split(/[<>=]/, 1)[0]!;
  const value = values[name] ?? values['count'] ?? values['rate'];
  return value === undefined ? 'not measured' : String(Number(value.toFixed(4)));
}
