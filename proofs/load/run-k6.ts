import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/stack/services.ts';

/** k6's exit code when a threshold is crossed. */
const CROSSED = 99;

export interface Acknowledged {
  readonly cartId: string;
  readonly orderNumber: string;
}

export interface K6Run {
  readonly thresholdsHeld: boolean;
  readonly metrics: Readonly<Record<string, K6Metric>>;
  /** Orders that a shopper got an answer for. */
  readonly acknowledged: readonly Acknowledged[];
  /** Lines of failed operations, some of them. */
  readonly errors: readonly string[];
}

export interface K6Metric {
  readonly type: 'counter' | 'rate' | 'trend' | 'gauge';
  readonly values: Readonly<Record<string, number>>;
  readonly thresholds?: Readonly<Record<string, { readonly ok: boolean }>>;
}

interface K6Options {
  readonly k6: string;
  readonly folder: string;
  readonly settingsFile: string;
  /** Called with the process's id, whose CPU time is reported apart. */
  readonly started: (pid: number) => void;
}

const ERRORS_SHOWN = 20;

/** @throws Error when k6 itself fails; crossed thresholds are a result */
export async function runK6({ k6, folder, settingsFile, started }: K6Options): Promise<K6Run> {
  const log = join(folder, 'k6.log');
  const lines = join(folder, 'lines.jsonl');
  const args = ['run', '--no-usage-report', '--quiet', '--log-format=json', `--log-output=file=${lines}`];
  const child = spawn(k6, [...args, join(ROOT, 'loadtests/main.ts')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LOUPE_LOAD: settingsFile, K6_NO_USAGE_REPORT: 'true' },
  });
  started(child.pid!);
  const output = createWriteStream(log);
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  output.end();
  if (code !== 0 && code !== CROSSED) throw new Error(`k6 ended with code ${code}: see ${log} and ${lines}.`);
  const { metrics } = JSON.parse(readFileSync(join(folder, 'summary.json'), 'utf8')) as Pick<
    K6Run,
    'metrics'
  >;
  return { thresholdsHeld: code === 0, metrics, ...readLines(lines) };
}

interface Line {
  readonly level: string;
  readonly msg: string;
  readonly source?: string;
}

function readLines(file: string): Pick<K6Run, 'acknowledged' | 'errors'> {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
  const said = lines.filter(({ source }) => source === 'console');
  return {
    acknowledged: said
      .filter(({ level }) => level === 'info')
      .map(({ msg }) => JSON.parse(msg) as Acknowledged),
    errors: lines
      .filter(({ level }) => level === 'error')
      .map(({ msg }) => msg)
      .slice(0, ERRORS_SHOWN),
  };
}
