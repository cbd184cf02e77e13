import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT } from '../stack/services.ts';

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const versionsIn = (pattern: string, version: RegExp): string[] =>
  globSync(pattern, { cwd: ROOT }).map((path) => version.exec(textOf(path))?.[1] ?? `none in ${path}`);

it('the newest release in CHANGELOG.md is the version of every package and chart, and names the commit before its own', () => {
  const [, version, commit] = /^## (\S+)\n\nCommit `([0-9a-f]{40})`/m.exec(textOf('CHANGELOG.md')) ?? [];
  expect(commit).toBeDefined();
  const { workspaces } = JSON.parse(textOf('package.json')) as { workspaces: readonly string[] };
  const packages = workspaces.flatMap((folder) => versionsIn(`${folder}/package.json`, /"version": "(.+)"/));
  const charts = versionsIn('charts/*/Chart.yaml', /^appVersion: (.+)$/m);
  expect([packages.length > 20, charts.length]).toEqual([true, 3]);
  expect(new Set([...packages, ...charts])).toEqual(new Set([version]));
});
