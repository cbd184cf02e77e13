import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../stack/services.ts';

interface Manifest {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const read = (folder: string) =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
const manifests = globSync([...(read('.').workspaces ?? [])], { cwd: ROOT }).map(read);

/** The workspaces that need themselves to run, each with the next on its way round. What only tests need is left out. */
function inCircles(all: readonly Manifest[]): string[] {
  const needs = new Map(all.map(({ name, dependencies = {} }) => [name, Object.keys(dependencies)]));
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (needs.get(from) ?? []).some(
      (next) => next === to || (!seen.has(next) && (seen.add(next), reaches(next, to, seen))),
    );
  return all.flatMap(({ name }) =>
    (needs.get(name) ?? [])
      .filter((next) => next === name || reaches(next, name))
      .map((next) => `${name} → ${next}`),
  );
}

describe('workspaces', () => {
  it('do not need each other in a circle', () => {
    expect(manifests.length).toBeGreaterThan(20);
    expect(inCircles(manifests)).toEqual([]);
  });

  it('a circle of three is found, and what only tests need closes none', () => {
    const three = (last: Partial<Manifest>) => [
      { name: 'messaging', dependencies: { harness: '*', pg: '8' } },
      { name: 'harness', dependencies: { tools: '*' } },
      { name: 'tools', ...last },
    ];
    expect(inCircles(three({ devDependencies: { messaging: '*' } }))).toEqual([]);
    expect(inCircles(three({ dependencies: { messaging: '*' } }))).toEqual([
      'messaging → harness',
      'harness → tools',
      'tools → messaging',
    ]);
  });

  it('run without the test harness', () => {
    const run = manifests.filter(({ dependencies = {} }) => '@loupe/test-harness' in dependencies);
    expect(run.map(({ name }) => name)).toEqual([]);
  });
});
