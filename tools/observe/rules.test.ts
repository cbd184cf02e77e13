import { beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../stack/services.ts';
import { SECONDS } from '@loupe/telemetry/histogram';
import { DASHBOARDS } from './dashboards.ts';
import { generatedFiles, OBSERVABILITY } from './files.ts';
import { findPrometheus } from './prometheus.ts';
import { ruleTests } from './rule-tests.ts';
import { allAlerts } from './rules.ts';
import { readSlo } from './slo.ts';
import { expressions, namesIn } from './used-metrics.ts';

let promtool: string;
beforeAll(async () => {
  promtool = await findPrometheus('promtool');
});

/** Runs promtool on files in a folder that is deleted. @returns its output; it fails the test with it */
function check(args: readonly string[], files: Readonly<Record<string, object>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'loupe-rules-'));
  try {
    for (const [name, content] of Object.entries(files))
      writeFileSync(join(folder, name), JSON.stringify(content));
    return execFileSync(promtool, [...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${stdout}\n${stderr}`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('alerts', () => {
  const testFiles = (files: object) => Object.keys(files).filter((name) => name.startsWith('test-'));

  it('each fires on bad data and is silent on healthy data', () => {
    const files = ruleTests();
    expect(testFiles(files).length).toBeGreaterThan(allAlerts().length);
    expect(check(['test', 'rules', ...testFiles(files)], files)).toContain('SUCCESS');
  });

  it('promtool finds an alert that does not fire', () => {
    const [relayDead] = allAlerts().filter(({ name }) => name === 'RelayDead');
    const blind = { ...relayDead!, expr: 'max(loupe_relay_gone) > 0' };
    const files = ruleTests([blind]);
    expect(() => check(['test', 'rules', 'test-0.json'], files)).toThrow(/got: nil/);
  });

  it('each names a runbook that exists', () => {
    const missing = allAlerts().filter(({ runbook }) => !existsSync(join(ROOT, 'docs/runbooks', runbook)));
    expect(missing.map(({ name, runbook }) => `${name}: ${runbook}`)).toEqual([]);
  });

  it('objectives are bounds of the histograms and their operations are listed', () => {
    const listed = readFileSync(join(ROOT, 'gateway/operations/web.json'), 'utf8');
    const { journeys } = readSlo();
    const unlisted = journeys.flatMap(({ operations }) =>
      operations.filter((name) => !new RegExp(`(query|mutation) ${name}\\b`).test(listed)),
    );
    expect(unlisted).toEqual([]);
    const bounds: readonly number[] = SECONDS;
    expect(journeys.filter(({ latency }) => !bounds.includes(latency.seconds))).toEqual([]);
  });
});

describe('dashboards', () => {
  it('every query can be parsed', () => {
    const rules = expressions().map((expr, index) => ({ record: `panel:${index}`, expr }));
    const files = { 'panels.json': { groups: [{ name: 'panels', rules }] } };
    expect(check(['check', 'rules', 'panels.json'], files)).toContain('SUCCESS');
  });

  it('there is one for every process, each with its own id', () => {
    const ids = DASHBOARDS.map(({ uid }) => uid);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining(['gateway', 'web', 'media', 'payments-finance', 'golden-signals']),
    );
  });
});

it('every metric that is used is described in docs/metrics.md', () => {
  const described = readFileSync(join(ROOT, 'docs/metrics.md'), 'utf8');
  const names = [...new Set(expressions().flatMap(namesIn))];
  expect(names.filter((name) => !described.includes(`\`${name}`))).toEqual([]);
});

it('the generated files are those of their sources (npm run observe -- generate)', async () => {
  const stale: string[] = [];
  for (const [path, content] of await generatedFiles()) {
    const file = join(OBSERVABILITY, path);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== content) stale.push(path);
  }
  expect(stale).toEqual([]);
});
