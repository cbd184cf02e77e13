import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Socket } from 'node:net';
import { runFolder } from './run-folder.ts';

/** This process's end of a supervisor. It does not keep the process or jest alive. */
export interface Supervisor<Facts> {
  readonly facts: Facts;
  /** Resolves when the server has executed the command. */
  command(name: string): Promise<void>;
  /** Stops the server; resolves when it has ended and its folder is removed. */
  stop(): Promise<void>;
}

interface Answer<Facts> {
  readonly facts?: Facts;
  readonly done?: string;
  readonly error?: string;
}

/**
 * Starts a server that ends with this process at the latest.
 * @param name of its folder, unique within this process
 * @throws Error with the server's output when it does not start
 */
export async function startSupervised<Facts>(kind: string, name: string): Promise<Supervisor<Facts>> {
  const folder = runFolder(name, process.pid);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'supervisor.ts'), kind, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true, // Ctrl-C must reach the tests only; the server ends after them
    env: { ...process.env, NODE_OPTIONS: '' }, // jest's would slow it down
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

  const answer = async (): Promise<Answer<Facts>> => {
    const { value } = (await lines.next()) as { value: string | undefined };
    const said = JSON.parse(value ?? '{"error":"it ended"}') as Answer<Facts>;
    if (said.error !== undefined) throw new Error(`The ${kind} supervisor failed: ${said.error}`);
    return said;
  };
  const { facts } = await answer();
  letGo(child);
  return {
    facts: facts as Facts,
    async command(command) {
      hold(child);
      child.stdin.write(`${command}\n`);
      await answer();
      letGo(child);
    },
    async stop() {
      hold(child);
      child.stdin.end();
      await ended;
    },
  };
}

function letGo(child: ChildProcess): void {
  child.unref();
  for (const stream of [child.stdin, child.stdout]) (stream as Socket).unref();
}

/** Keeps the process alive while an answer is awaited. */
function hold(child: ChildProcess): void {
  child.ref();
  (child.stdout as Socket).ref();
}
