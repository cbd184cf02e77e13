import { expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stack/services.ts';

const textOf = (...patterns: readonly string[]): [file: string, text: string][] =>
  globSync(patterns, { cwd: ROOT, exclude: (name) => String(name) === 'node_modules' })
    .filter((file) => /\.(yaml|yml|json|tpl)$|Dockerfile/.test(file))
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]);

it('[EU-10] the sandbox answers for the stores on one machine only: no image, chart or composition runs it', () => {
  const deployed = textOf('charts/**', 'docker-compose.yml', '*/Dockerfile', 'services/*/Dockerfile');
  expect(deployed.length).toBeGreaterThan(20);
  const running = deployed.filter(([, text]) => /store-teams|operate-reservations/.test(text));
  expect(running.map(([file]) => file)).toEqual([]);
});

it('no chart of a deployment knows a sandbox', () => {
  const charts = textOf('charts/platform/**', 'charts/service/**', 'charts/values/{production,small}.yaml');
  expect(charts.length).toBeGreaterThan(8);
  expect(charts.filter(([, text]) => /sandbox/i.test(text)).map(([file]) => file)).toEqual([]);
  // The pattern finds it where it is.
  expect(textOf('charts/local/values.yaml').some(([, text]) => /sandbox/i.test(text))).toBe(true);
});
