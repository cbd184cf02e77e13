import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rulesFile } from '../../../tools/observe/rules.ts';
import { isOfAbsence, type Samples } from './samples.ts';

/** Labels of an alert that name it: its own name, and the objective of a burn alert. */
const NAMED = /alertname="(\w+)"(?:, objective="(\w+)")?(?:, slo="([\w-]+)")?/g;

/**
 * The alerts that Prometheus would have sent of these samples by the committed rules but those of absence, with a second played as a minute:
 * `OutboxStuck`, or `ErrorBudgetBurnsFast place-order availability`. It reads them from promtool, which is told to expect none.
 */
export async function firedAlerts(promtool: string, samples: Samples): Promise<string[]> {
  const length = Math.max(0, ...[...samples.values()].flatMap((values) => [...values.keys()])) + 1;
  const test = {
    rule_files: ['rules.json'],
    evaluation_interval: '1m',
    tests: [
      {
        interval: '1m',
        input_series: [...samples].map(([series, values]) => ({ series, values: played(values, length) })),
        promql_expr_test: [
          {
            expr: `count by (alertname, objective, slo) (max_over_time(ALERTS{alertstate="firing"}[${length}m]))`,
            eval_time: `${length}m`,
            exp_samples: [],
          },
        ],
      },
    ],
  };
  const folder = mkdtempSync(join(tmpdir(), 'loupe-alerts-'));
  try {
    writeFileSync(join(folder, 'rules.json'), JSON.stringify(judgedRules()));
    writeFileSync(join(folder, 'test.json'), JSON.stringify(test));
    const child = spawn(promtool, ['test', 'rules', 'test.json'], { cwd: folder });
    const output = (await Promise.all([text(child.stdout), text(child.stderr)])).join('');
    const got = /got:(.*)/s.exec(output)?.[1];
    if (got === undefined && !output.includes('SUCCESS')) throw new Error(`promtool failed: ${output}`);
    return [...(got ?? '').matchAll(NAMED)].map(([, name, objective, slo]) =>
      [name, slo, objective].filter((part) => part !== undefined).join(' '),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const judgedRules = () => ({
  groups: rulesFile().groups.map(({ name, rules, ...rest }) => ({
    ...rest,
    name,
    rules: rules.filter(({ expr }) => !isOfAbsence(expr)),
  })),
});

/** promtool's notation: one value a minute, `_` where nothing was read. */
const played = (values: ReadonlyMap<number, number>, length: number): string =>
  Array.from({ length }, (_, second) => values.get(second) ?? '_').join(' ');
