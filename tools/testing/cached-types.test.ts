import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROOT } from '../stack/services.ts';

const TURBO = join(ROOT, 'node_modules/turbo/bin/turbo');
const TSC = join(ROOT, 'node_modules/typescript7/bin/tsc');

interface Task {
  readonly package: string;
  readonly directory: string;
  /** By path from its workspace. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly resolvedTaskDefinition: { readonly cache: boolean };
}
interface Plan {
  readonly globalCacheInputs: { readonly files: Readonly<Record<string, string>> };
  readonly tasks: readonly Task[];
}
const plan = JSON.parse(
  execFileSync(process.execPath, [TURBO, 'run', 'types', '--dry=json'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
) as Plan;
const cached = plan.tasks.filter(({ resolvedTaskDefinition }) => resolvedTaskDefinition.cache);

/** Files that the compiler reads of a workspace, without packages of others and what git ignores, which is generated from other inputs. */
async function filesRead(directory: string): Promise<string[]> {
  const cwd = join(ROOT, directory);
  const args = [TSC, '-p', '.', '--noEmit', '--listFilesOnly'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd, maxBuffer: 100_000_000 });
  return stdout
    .split('\n')
    .filter(
      (file) => file !== '' && !/\/node_modules\/|\/\.next\/|\/src\/generated\/|next-env\.d\.ts$/.test(file),
    )
    .map((file) => relative(ROOT, file));
}

describe('the types of a workspace, whose result turbo keeps', () => {
  it.each(cached.map((task) => [task.package, task] as const))(
    '%s are checked again after a change of any file that they are read from',
    async (_name, { directory, inputs }) => {
      const hashed = new Set([
        ...Object.keys(plan.globalCacheInputs.files),
        ...Object.keys(inputs).map((file) => join(directory, file)),
      ]);
      const read = await filesRead(directory);
      expect(read.length).toBeGreaterThan(0);
      expect(read.filter((file) => !hashed.has(file))).toEqual([]);
      expect(hashed).toContain(join(directory, 'tsconfig.json'));
    },
    60_000,
  );
});

describe('a second check of types', () => {
  let copy: string;
  /** One file of each workspace, whose check is a program that ends at once. */
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'loupe-turbo-'));
    for (const file of [
      '.gitignore',
      'package.json',
      'package-lock.json',
      'turbo.json',
      'tsconfig.base.json',
    ])
      cpSync(join(ROOT, file), join(copy, file));
    // What git ignores is no input: turbo's own log.
    execFileSync('git', ['init', '-q'], { cwd: copy });
    for (const { directory } of plan.tasks) {
      const manifest = JSON.parse(readFileSync(join(ROOT, directory, 'package.json'), 'utf8')) as object;
      mkdirSync(join(copy, directory, 'src'), { recursive: true });
      const types = { scripts: { types: 'node --version' } };
      writeFileSync(join(copy, directory, 'package.json'), JSON.stringify({ ...manifest, ...types }));
      writeFileSync(join(copy, directory, 'src/one.ts'), '');
    }
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  /** Packages whose check ran, sorted. */
  async function checked(): Promise<string[]> {
    const args = [TURBO, 'run', 'types', '--output-logs=hash-only', '--cwd', copy];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: copy });
    return [...stdout.matchAll(/^(\S+):types: cache (?:miss|bypass)/gm)].map(([, name]) => name!).toSorted();
  }
  async function checkedAfter(file: string): Promise<string[]> {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    appendFileSync(join(copy, file), ' \n');
    return checked();
  }
  const names = (tasks: readonly Task[]) => tasks.map((task) => task.package).toSorted();
  const always = names(plan.tasks.filter((task) => !cached.includes(task)));

  it('repeats what changed and what reads it, and always those that read from everywhere', async () => {
    const all = names(plan.tasks);
    expect(await checked()).toEqual(all);
    expect(await checked()).toEqual(always);
    expect(always.length).toBeLessThan(6);
    expect(await checkedAfter('services/identity/src/one.ts')).toEqual(
      [...always, '@loupe/identity'].toSorted(),
    );
    const ofCatalogue = ['@loupe/catalog-search', '@loupe/web'];
    expect(await checkedAfter('services/catalog-search/src/one.ts')).toEqual(
      [...always, ...ofCatalogue].toSorted(),
    );
    for (const { directory } of cached) appendFileSync(join(copy, directory, 'src/one.ts'), ' \n');
    expect(await checked()).toEqual(all);
    for (const file of ['packages/money/src/one.ts', 'tools/src/one.ts', 'tsconfig.base.json'])
      expect([file, await checkedAfter(file)]).toEqual([file, all]);
    // What Prisma and Next generate, which git ignores.
    for (const [file, name] of [
      ['services/content/src/generated/.inputs', '@loupe/content'],
      ['web/.next/types/routes.d.ts', '@loupe/web'],
    ] as const)
      expect([file, await checkedAfter(file)]).toEqual([file, [...always, name].toSorted()]);
    expect(await checkedAfter('tests/src/one.ts')).toEqual([...always, '@loupe/web'].toSorted());
  }, 120_000);
});
