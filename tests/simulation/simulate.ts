import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Job, Report } from './worker.ts';

export interface SimulateOptions {
  readonly from: number;
  readonly count: number;
  readonly plant?: string;
  readonly threads?: number;
  readonly untilFailure?: boolean;
  readonly keepTrace?: boolean;
  readonly onResult?: (result: Report) => void;
}

/** Runs seeds on as many threads as there are cores. Each thread loads its own modules, with its own plant. */
export async function simulate({
  from,
  count,
  threads = availableParallelism(),
  onResult = () => {},
  ...job
}: SimulateOptions): Promise<Report[]> {
  const results: Report[] = [];
  const workers = Array.from({ length: Math.min(threads, count) }, (_, index) => {
    const share = Math.floor((count - index - 1) / threads) + 1;
    const seeds = { from: from + index, count: share, step: threads };
    return runWorker({ ...job, seeds }, (result) => {
      results.push(result);
      onResult(result);
    });
  });
  const stopAll = () => Promise.all(workers.map(({ worker }) => worker.terminate()));
  try {
    await (job.untilFailure
      ? Promise.race([Promise.all(workers.map(({ done }) => done)), ...workers.map(({ failed }) => failed)])
      : Promise.all(workers.map(({ done }) => done)));
  } finally {
    await stopAll();
  }
  return results.sort((left, right) => left.seed - right.seed);
}

function runWorker(job: Job, onResult: (result: Report) => void) {
  // The threads must not inherit Node's flags of this process (jest's).
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job, execArgv: [] });
  let foundFailure = () => {};
  const failed = new Promise<void>((resolve) => (foundFailure = resolve));
  const done = new Promise<void>((resolve, reject) => {
    worker.on('message', (result: Report) => {
      onResult(result);
      if (result.isFailure) foundFailure();
    });
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
  return { worker, done, failed };
}
