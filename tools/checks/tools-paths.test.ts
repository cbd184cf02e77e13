import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../stack/services.ts';

/** A path below a room, from the repository or after `../`; "my-tools/" and "services/x/tools/" are other folders. */
const PATH = /(?<![\w./@-])(?:\.\.?\/)*((?:tools|operations|proofs)\/[\w./{},*-]+)/g;

/**
 * Each such path of a text that leads nowhere; braces and stars mean what they mean to a shell.
 * @param folder of the text, from which its paths may go as well
 */
function missingPaths(text: string, folder = '.'): string[] {
  const named = [...text.matchAll(PATH)].map(([, path = '']) => path.replace(/[.,{-]+$/, ''));
  return named.filter((path) =>
    /[*{]/.test(path)
      ? globSync(path, { cwd: ROOT }).length === 0
      : ![ROOT, join(ROOT, folder)].some((from) => existsSync(join(from, path))),
  );
}

describe('charts, Dockerfiles, compose, docs and configuration', () => {
  it('name no path under tools/, operations/ and proofs/ that does not exist', () => {
    const kinds = [':!*.ts', ':!*.tsx', ':!*.webp', ':!package-lock.json'];
    const files = execFileSync('git', ['ls-files', '--', '.', ...kinds], { cwd: ROOT, encoding: 'utf8' })
      .split('\n')
      .filter((file) => existsSync(join(ROOT, file)) && file !== '');
    expect(files).toEqual(
      expect.arrayContaining(['package.json', 'docker-compose.yml', 'operations/Dockerfile', '.ci/run']),
    );
    const missing = files.flatMap((file) =>
      missingPaths(readFileSync(join(ROOT, file), 'utf8'), dirname(file)).map((path) => `${file}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ['node tools/gone.ts --check', ['tools/gone.ts']],
    ['command: [node, operations/gone.ts, work]', ['operations/gone.ts']],
    ['`proofs/gone/` and tools/faults.ts', ['proofs/gone/', 'tools/faults.ts']],
    ['"test": "node ../../tools/gone.ts"', ['tools/gone.ts']],
    ['see `tools/checks/{gone,lost}.ts`.', ['tools/checks/{gone,lost}.ts']],
    ['tools/verify.ts, tools/checks/*.ts and @house/tools/gone.ts', []],
  ])('%s: finds what is missing', (text, missing) => {
    expect(missingPaths(text)).toEqual(missing);
  });
});
