import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { endGroup } from './process-group.mjs';
import { childFailed } from './child-failed-error.ts';

export interface Run {
  /** Its name in messages, e.g. "The seed of content". */
  readonly name: string;
  readonly cwd: string;
  /** The file for its output. */
  readonly log: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Node by default. */
  readonly program?: string;
  readonly uid?: number | undefined;
  readonly gid?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** How it is ended when the signal is aborted; by default its whole process group is. */
  readonly end?: (pid: number) => void;
}

/**
 * Runs a program to its end, in its own process group, and returns its output. Processes that it has started are ended as well.
 * @throws ChildFailedError when it fails; the signal's reason when that is aborted
 */
export async function runToEnd(args: readonly string[], run: Run): Promise<string> {
  const { name, cwd, log, env, program = process.execPath, uid, gid, signal, end = endGroup } = run;
  signal?.throwIfAborted();
  const child = spawn(program, [...args], {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined || gid === undefined ? {} : { uid, gid }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const closed = once(child, 'close').catch(() => {});
  const abort = () => child.pid !== undefined && end(child.pid);
  signal?.addEventListener('abort', abort, { once: true });
  const ended = await new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`could not be started: ${error.message}`));
    child.once('exit', (code, by) => resolve(by ? `was ended by ${by}` : `ended with code ${code}`));
  });
  signal?.removeEventListener('abort', abort);
  await endGroup(child.pid);
  await closed;
  keep(log, output);
  signal?.throwIfAborted();
  if (ended !== 'ended with code 0') throw childFailed(name, ended, log, output);
  return output;
}

/** An error while writing the log is ignored, so that it does not hide why the program failed; probably the disk is full. */
function keep(log: string, output: string): void {
  try {
    mkdirSync(dirname(log), { recursive: true });
    writeFileSync(log, output);
  } catch {
    // the error's message contains the reason
  }
}
