import { setTimeout as delay } from 'node:timers/promises';
import { METRICS_PORTS } from '../../../tools/observe/metrics-ports.ts';
import type { Stack } from '../../../tools/stack/stack.ts';
import { addScrape, type Samples } from './samples.ts';

const EVERY_MS = 1_000;
/** Shorter than the pause, so that a process that hangs is down in each second. */
const ANSWERS_WITHIN_MS = 900;

export interface Watch {
  stop(): Promise<Samples>;
}

/** Reads the metrics of every process of a stack once a second, as Prometheus does. */
export function watchMetrics({ settings, children }: Stack): Watch {
  const targets = Object.entries(METRICS_PORTS).flatMap(([job, ports]) =>
    ports
      .filter((port) => children.has(port) || (children.has(job) && port === `${job}-metrics`))
      .map((port) => ({ job, instance: port, url: `http://127.0.0.1:${settings.ports[port]}/metrics` })),
  );
  const samples: Samples = new Map();
  const began = performance.now();
  const stopped = new AbortController();
  const scrape = async (): Promise<void> => {
    const second = Math.floor((performance.now() - began) / EVERY_MS);
    await Promise.all(
      targets.map(async ({ job, instance, url }) =>
        addScrape(samples, { job, instance, second, text: await read(url) }),
      ),
    );
  };
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      const pause = delay(EVERY_MS, undefined, { signal: stopped.signal }).catch(() => {});
      await scrape();
      await pause;
    }
  })();
  return {
    async stop() {
      stopped.abort();
      await watching;
      return samples;
    },
  };
}

const read = (url: string): Promise<string | undefined> =>
  fetch(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).then(
    (answer) => (answer.ok ? answer.text() : undefined),
    () => undefined,
  );
