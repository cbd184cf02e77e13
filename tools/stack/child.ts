import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endGroup } from '@loupe/local-servers/process-group';
import { childFailed } from '@loupe/local-servers/child-failed-error';
import { rememberChild } from './orphans.ts';

const STOP_WITHIN_MS = 15_000;

export interface ChildSpec {
  readonly name: string;
  readonly cwd: string;
  /** Arguments of Node, beginning with the program. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Answers 200 when the child is ready. */
  readonly readyUrl: string;
  /** Answers 503 when a part of the child has ended for good and only a new process helps. */
  readonly aliveUrl?: string;
  readonly readyWithinMs?: number;
}

export interface RunningChild {
  readonly name: string;
  readonly pid: number;
  readonly spec: ChildSpec;
  /** Resolves with the exit code or signal; never rejects. */
  readonly exited: Promise<string>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** All that a child knows of the environment of this process. */
const fromHere = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, process.env[name] ?? '']));

/** Starts a child in its own process group: a terminal's Ctrl-C does not reach it, so that the children are stopped in order. */
export function startChild(spec: ChildSpec, dataFolder: string): RunningChild {
  const log = createWriteStream(join(dataFolder, 'logs', `${spec.name}.log`), { flags: 'a' });
  const child = spawn(process.execPath, [...spec.args], {
    cwd: spec.cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...fromHere(['PATH', 'HOME', 'NODE_COMPILE_CACHE']), ...spec.env },
  });
  for (const output of [child.stdout, child.stderr]) {
    output.pipe(log);
    // If the log cannot be written, the output is discarded: the child must not block on a full pipe.
    log.once('error', () => output.resume());
  }
  log.on('error', () => {});
  const exited = new Promise<string>((resolve) => {
    // Ends processes that the child has started.
    child.once('exit', (code, signal) => {
      void endGroup(child.pid, 'SIGKILL').then(() => resolve(signal ?? `code ${code}`));
    });
    child.once('error', (error) => resolve(error.message));
  });
  if (child.pid === undefined) throw new Error(`${spec.name} could not be started`);
  rememberChild(dataFolder, spec.name, child.pid);
  return { name: spec.name, pid: child.pid, spec, exited, stop: (signal) => stop(child, exited, signal) };
}

async function stop(
  child: ChildProcess,
  exited: Promise<string>,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  const hard = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await exited;
  clearTimeout(hard);
}

/** @throws ChildFailedError with its name and log when the child ends or does not become ready. */
export async function whenReady(child: RunningChild, dataFolder: string): Promise<void> {
  const deadline = Date.now() + (child.spec.readyWithinMs ?? 60_000);
  let ended: string | undefined;
  void child.exited.then((how) => (ended = how));
  while (Date.now() < deadline) {
    if (ended) break;
    if (await answers(child.spec.readyUrl)) return;
    await delay(100);
  }
  const why = ended ? `ended with ${ended} before it was ready` : 'did not become ready';
  throw childFailed(child.name, why, join(dataFolder, 'logs', `${child.name}.log`));
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000), redirect: 'manual' });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}
