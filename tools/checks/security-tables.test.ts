import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stack/services.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');

interface Row {
  readonly id: string;
  readonly state: string;
  readonly evidence: string;
}

const STATES = ['met', 'not met', 'not applicable'];

/** Rows of the tables of a page: the id comes first, state and evidence last. */
const rowsOf = (file: string): Row[] =>
  read(file)
    .split('\n')
    .filter((line) => /^\| (?!id |-)/.test(line))
    .map((line) => line.slice(1, -1).split(' | '))
    .map((cells) => ({
      id: cells[0]!.trim(),
      state: cells.at(-2)!.trim(),
      evidence: cells.at(-1)!.trim(),
    }));

/** Paths are the texts in backticks that have a dot or a slash and no space. */
const pathsIn = (evidence: string): string[] =>
  [...evidence.matchAll(/`([^`\s]*[./][^`\s]+|LICENSE|NOTICE)`/g)].map(([, path]) => path!);

describe.each([
  { file: 'docs/security/asvs.md', rows: 253 },
  { file: 'docs/security/openssf.md', rows: 59 },
])('$file', ({ file, rows: count }) => {
  const rows = rowsOf(file);

  it('has a row for each requirement', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows).toHaveLength(count);
  });

  it('says of each whether it is met, and why', () => {
    const unclear = rows.filter(({ state, evidence }) => !STATES.includes(state) || evidence.length < 8);
    expect(unclear).toEqual([]);
  });

  it('names evidence for what is met, and every path exists', () => {
    const bare = rows.filter(({ state, evidence }) => state === 'met' && pathsIn(evidence).length === 0);
    expect(bare).toEqual([]);
    const missing = rows.flatMap(({ id, evidence }) =>
      pathsIn(evidence)
        .filter((path) => !existsSync(join(ROOT, path)))
        .map((path) => `${id}: ${path}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('claims of these tables that no other test shows', () => {
  it('V12.3.2: no code switches the check of certificates off', () => {
    const sources = tracked.filter(
      (file) => /\.(ts|tsx|mjs|yaml|yml)$/.test(file) && !file.includes('checks/'),
    );
    const off = sources.filter((file) => /rejectUnauthorized|NODE_TLS_REJECT/.test(read(file)));
    expect(off).toEqual([]);
  });

  it('Binary-Artifacts: the repository holds no executables', () => {
    const binary = tracked.filter((file) => /\.(exe|dll|so|dylib|jar|class|wasm|node|pyc|apk)$/.test(file));
    expect(binary).toEqual([]);
  });

  it('Pinned-Dependencies: every package names exact versions', () => {
    const loose = tracked
      .filter((file) => /(^|\/)package\.json$/.test(file))
      .flatMap((file) => {
        const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file)) as Packages;
        return Object.entries({ ...dependencies, ...devDependencies })
          .filter(([name, version]) => !name.startsWith('@loupe/') && /^[\^~<>*]|^latest$/.test(version))
          .map(([name, version]) => `${file}: ${name} ${version}`);
      });
    expect(loose).toEqual([]);
  });
});

interface Packages {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
