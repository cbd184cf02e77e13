import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { rememberChild } from './orphans.ts';

/** A part of the house did not come up; the message names it and its log. */
export class ChildFailedError extends Error {
  override readonly name = 'ChildFailedError';
}

export interface ChildSpec {
  readonly name: string;
  readonly cwd: string;
  /** Arguments of Node; the program first. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Answers 200 when the child can serve. */
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

/** Starts a child in a process group of its own: Ctrl-C reaches only us, and we stop the house in order. */
export function startChild(spec: ChildSpec, dataFolder: string): RunningChild {
  const log = createWriteStream(join(dataFolder, 'logs', `${spec.name}.log`), { flags: 'a' });
  const child = spawn(process.execPath, [...spec.args], {
    cwd: spec.cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...spec.env },
  });
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
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
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  const hard = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await exited;
  clearTimeout(hard);
}

/** @throws ChildFailedError with the name and the log's place when the child ends or stays unready. */
export async function whenReady(child: RunningChild, dataFolder: string): Promise<void> {
  const deadline = Date.now() + (child.spec.readyWithinMs ?? 60_000);
  let ended: string | undefined;
  void child.exited.then((how) => (ended = how));
  while (Date.now() < deadline) {
    if (ended) break;
    if (await answers(child.spec.readyUrl)) return;
    await delay(100);
  }
  const why = ended ? `ended with ${ended}` : 'did not become ready';
  throw new ChildFailedError(`${child.name} ${why}: see ${join(dataFolder, 'logs', `${child.name}.log`)}`);
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
