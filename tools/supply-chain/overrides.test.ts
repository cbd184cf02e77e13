import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../stack/services.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Readonly<Record<string, { readonly version?: string }>>;
};

/** The versions of each locked package of a scope, each once. */
function versionsOf(scope: RegExp): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [path, { version }] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1)!;
    if (scope.test(name) && version !== undefined)
      found.set(name, (found.get(name) ?? new Set()).add(version));
  }
  return found;
}

/** What the gateway (2) and the server (5) of Apollo ask for in different majors; neither runs with the other's. */
const APART = ['server-gateway-interface'].concat(
  ['createhash', 'fetcher', 'isnodelike', 'keyvaluecache', 'logger'].map((name) => `utils.${name}`),
);

describe('locked versions', () => {
  it('are overridden for a reason that docs/security/overrides.md gives, and for no other', () => {
    const { overrides } = JSON.parse(read('package.json')) as { overrides: Record<string, string> };
    const reasons = [
      ...read('docs/security/overrides.md').matchAll(/^\| `(.+?)` +\| (\S+) +\| (\S.{30,}) \|$/gm),
    ];
    expect(Object.fromEntries(reasons.map(([, name, version]) => [name, version]))).toEqual(overrides);
  });

  it('hold one OpenTelemetry API, by which spans of all packages meet', () => {
    expect(versionsOf(/^@opentelemetry\/api$/)).toEqual(
      new Map([['@opentelemetry/api', new Set(['1.10.0'])]]),
    );
  });

  it('hold each of Apollo’s packages once, but for those that its gateway and server need apart', () => {
    const all = versionsOf(/^@apollo\//);
    const twice = [...all].filter(([, versions]) => versions.size > 1).map(([name]) => name);
    expect(twice.sort()).toEqual(APART.map((name) => `@apollo/${name}`));
    const federation = ['gateway', 'composition', 'federation-internals', 'query-graphs', 'query-planner'];
    expect(new Set(federation.flatMap((name) => [...all.get(`@apollo/${name}`)!])).size).toBe(1);
  });
});
