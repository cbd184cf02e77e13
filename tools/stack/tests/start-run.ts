import { spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portsFrom } from '../../ports.ts';
import { requireFreePorts } from '@loupe/local-servers/free-ports';
import { ROOT } from '../services.ts';

/** A start that hangs fails with its output. The longest start takes a tenth of this on an idle machine. */
export const LIMIT_MS = 60_000;

/** Where one test's `npm start` runs: its own PATH, data folder and ports. */
export interface StartPlace {
  readonly folder: string;
  readonly dataFolder: string;
  readonly portBase: number;
  /** Adds a shell script to the PATH, which is empty at first. */
  program(name: string, script: string): void;
  /** `npm start`, or the named command of package.json. */
  start(options?: { root?: string; env?: Record<string, string>; command?: readonly string[] }): StartRun;
  /** Command lines of the running processes of this place. */
  leftovers(): string[];
  /** Ends the processes that a failed test has left, so that they do not affect the next one. */
  endLeftovers(): void;
  remove(): void;
}

export interface Ended {
  /** As in a shell: 128 plus the signal's number after a signal. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Its output without the lines of progress. */
  readonly said: string[];
  readonly leftovers: string[];
}

export interface StartRun {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Resolves when it has printed the text. */
  printed(text: string): Promise<void>;
  signal(signal: NodeJS.Signals): void;
}

export async function startPlace(): Promise<StartPlace> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'loupe-start-')));
  chmodSync(folder, 0o755); // as root, Postgres runs under another account
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const portBase = await freePortBase();
  const dataFolder = join(folder, 'data');
  const endLeftovers = () => {
    for (const { pid } of processesOf(folder)) process.kill(pid, 'SIGKILL');
  };
  const leftovers = () => processesOf(folder).map(({ command }) => command);
  return {
    folder,
    dataFolder,
    portBase,
    leftovers,
    program: (name, script) => writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 }),
    start({ root = ROOT, env = {}, command = ['tools/start.ts'] } = {}) {
      const child = spawn(process.execPath, [join(root, 'tools/bootstrap.mjs'), ...command], {
        cwd: root,
        detached: true, // in its own process group, as a command in a terminal
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { PATH: bin, HOME: folder, LOUPE_DATA: dataFolder, LOUPE_PORT_BASE: String(portBase), ...env },
      });
      return watched(child, leftovers);
    },
    endLeftovers,
    remove() {
      endLeftovers();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** An environment in which Node reports this many free megabytes on every disk. */
export function withFreeSpace({ folder }: StartPlace, megabytes: number): Record<string, string> {
  const preload = join(folder, 'free-space.mjs');
  writeFileSync(
    preload,
    `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
fs.statfsSync = () => ({ bsize: 1e6, bavail: ${megabytes} });
syncBuiltinESMExports();`,
  );
  return { NODE_OPTIONS: `--import=${preload}` };
}

function watched(child: ChildProcess, leftovers: () => string[]): StartRun {
  let output = '';
  const waiting = new Map<string, () => void>();
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const [text, tell] of waiting) if (output.includes(text)) tell();
    });
  const ended = new Promise<Ended>((resolve, reject) => {
    const late = () => reject(new Error(`it still runs, with ${leftovers().join('; ')}, after:\n${output}`));
    const limit = setTimeout(late, LIMIT_MS);
    let left: string[] = [];
    child.once('exit', () => {
      clearTimeout(limit);
      left = leftovers();
    });
    child.once('close', (code, signal) =>
      resolve({ code, signal, said: sentences(output), leftovers: left }),
    );
  });
  ended.catch(() => {}); // the test that awaits it handles the error
  return {
    child,
    ended,
    async printed(text) {
      if (output.includes(text)) return;
      const isPrinted = new Promise<boolean>((resolve) => waiting.set(text, () => resolve(true)));
      if (await Promise.race([isPrinted, ended.then(() => output.includes(text))])) return;
      throw new Error(`it ended before it printed "${text}":\n${output}`);
    },
    signal: (signal) => void child.kill(signal),
  };
}

const isProgress = (line: string): boolean => line.trim() === '' || /^ {2}[…✓] /.test(line);

const sentences = (output: string): string[] => output.split('\n').filter((line) => !isProgress(line));

async function freePortBase(): Promise<number> {
  for (let base = 21_100; base < 26_000; base += 100) {
    const free = await requireFreePorts(portsFrom(base)).then(
      () => true,
      () => false,
    );
    if (free) return base;
  }
  throw new Error('no free range of ports');
}

/** Processes with the folder in their environment (all children get the PATH), in their arguments or as their working folder. */
function processesOf(folder: string): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
        const command = read('cmdline');
        const traces = [command, read('environ'), readlinkSync(`/proc/${pid}/cwd`)];
        const isOurs = traces.some((trace) => trace.includes(folder));
        return isOurs ? [{ pid: Number(pid), command: command.replaceAll('\0', ' ').trim() }] : [];
      } catch {
        return []; // ended meanwhile, or of another user
      }
    });
}
