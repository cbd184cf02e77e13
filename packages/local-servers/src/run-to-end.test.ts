import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@loupe/test-harness/until';
import { runToEnd } from './run-to-end.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loupe-run-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (script: string, signal?: AbortSignal) =>
  runToEnd(['-e', script], { name: 'The script', cwd: folder, log: join(folder, 'logs/script.log'), signal });

describe('a program that is run to its end', () => {
  it('returns its output, and writes it to its log', async () => {
    expect(await run('console.log("out"); console.error("err")')).toMatch(/out\n/);
    expect(readFileSync(join(folder, 'logs/script.log'), 'utf8')).toMatch(/err\n/);
  });

  it.each([
    [
      'throw new TypeError("no such thing")',
      /^The script ended with code 1 \(TypeError: no such thing\): see .*script\.log\.$/,
    ],
    ['process.kill(process.pid, "SIGKILL")', /^The script was ended by SIGKILL: see .*script\.log\.$/],
    [
      'console.error("write: No space left on device"); process.exit(2)',
      /^The script ended with code 2 \(write: No space left on device\): free some space on that disk \(.*\)\.$/,
    ],
  ])('that fails is an error in one sentence with the reason: %s', async (script, sentence) => {
    await expect(run(script)).rejects.toMatchObject({
      name: 'ChildFailedError',
      message: expect.stringMatching(sentence),
    });
  });

  it('that does not exist is an error in one sentence as well', async () => {
    const log = join(folder, 'script.log');
    await expect(
      runToEnd([], { name: 'The tool', program: join(folder, 'no-tool'), cwd: folder, log }),
    ).rejects.toThrow(/^The tool could not be started: spawn .*no-tool ENOENT: see /);
  });

  it('leaves no child process when it is stopped or ends', async () => {
    const starts = `const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
      require('node:fs').writeFileSync('pid', String(child.pid));`;
    const pid = () => Number(readFileSync(join(folder, 'pid'), 'utf8'));
    const runs = () => existsSync(`/proc/${pid()}/exe`);

    await run(`${starts} child.unref();`);
    expect(runs()).toBe(false);

    rmSync(join(folder, 'pid'));
    const controller = new AbortController();
    const stopped = run(starts, controller.signal);
    await until('it has started its child', async () => existsSync(join(folder, 'pid')) && runs());
    const reason = new Error('stop');
    controller.abort(reason);
    await expect(stopped).rejects.toBe(reason);
    expect(runs()).toBe(false);
  });

  it('is not started after the signal was aborted', async () => {
    const reason = new Error('stop');
    await expect(run('', AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(existsSync(join(folder, 'logs'))).toBe(false);
  });
});
