import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { namesOf, runWorkspaces, testedWorkspaces } from './workspaces.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'loupe-workspaces-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function workspace(folder: string, scripts: object): void {
  const file = join(root, folder, 'package.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ scripts, workspaces: ['packages/*', 'tools', 'web'] }));
  const program = `require('node:fs').writeFileSync('ran', process.cwd()); process.exitCode = Number(process.argv[2]);`;
  writeFileSync(join(root, folder, 'test.cjs'), program);
}

it('every workspace that has tests is run, in its folder, the longest first', async () => {
  workspace('.', {});
  workspace('packages/contact', { test: 'node test.cjs 0' });
  workspace('packages/money', { test: 'node test.cjs 1' });
  workspace('tools', { test: 'node test.cjs 0' });
  workspace('web', {});
  const workspaces = testedWorkspaces(root);
  expect(namesOf(workspaces)[0]).toBe('tools');
  expect(namesOf(workspaces).toSorted()).toEqual(['contact', 'money', 'tools']);

  await runWorkspaces(root, workspaces);
  for (const { folder } of workspaces)
    expect(readFileSync(join(root, folder, 'ran'), 'utf8').trim()).toContain(folder);
});

it('a process that the tests of a workspace left behind does not keep the others waiting', async () => {
  workspace('.', {});
  workspace('tools', { test: 'node leave.cjs' });
  const leave = `const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'],
    { stdio: ['ignore', 'ignore', 'inherit'], detached: true });
  require('node:fs').writeFileSync('left', String(child.pid));
  child.unref();`;
  writeFileSync(join(root, 'tools/leave.cjs'), leave);

  await runWorkspaces(root, testedWorkspaces(root));
  const left = Number(readFileSync(join(root, 'tools/left'), 'utf8'));
  expect(process.kill(left, 'SIGKILL')).toBe(true);
});
