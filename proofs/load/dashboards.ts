import { join } from 'node:path';
import { DASHBOARDS } from '../../tools/observe/dashboards.ts';
import { findPrometheus } from '../../tools/observe/prometheus.ts';
import { serveDashboards } from '../../tools/observe/serve.ts';
import { runToEnd } from '@loupe/local-servers/run-to-end';
import type { Stack } from '../../tools/stack/stack.ts';
import { findChromium } from '../../tools/testing/chromium.ts';

/** A page asks Prometheus once it has loaded; the browser's own clock runs ahead by this before the screenshot. */
const DRAWN_AFTER_MS = 5_000;
const WAITS_MS = 60_000;

export interface SeenDashboards {
  /** Takes a screenshot of every dashboard since the start, as PNG in the folder. @throws when Prometheus has ended */
  screenshots(): Promise<void>;
  stop(): Promise<void>;
}

/** Looks for both programs, so that a missing one is reported before the load. @throws PrerequisiteError */
export const findDashboardPrograms = () => Promise.all([findChromium(), findPrometheus('prometheus')]);

/** Starts a Prometheus that collects the metrics of a stack, and the pages of the dashboards. */
export function startDashboards({ settings: { ports } }: Stack, folder: string): SeenDashboards {
  const stopped = new AbortController();
  const began = Date.now();
  const ended = serveDashboards(ports, stopped.signal, join(folder, 'prometheus'));
  ended.catch(() => undefined); // thrown by `screenshots`
  async function take(): Promise<void> {
    const program = await findChromium();
    const minutes = Math.ceil((Date.now() - began) / 60_000);
    for (const { uid } of DASHBOARDS) {
      const page = `http://127.0.0.1:${ports.dashboards}/${uid}?minutes=${minutes}`;
      const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars'];
      const drawn = ['--window-size=1440,1200', `--virtual-time-budget=${DRAWN_AFTER_MS}`];
      await runToEnd([...flags, ...drawn, `--screenshot=${join(folder, `${uid}.png`)}`, page], {
        name: `The screenshot of dashboard ${uid}`,
        program,
        cwd: folder,
        log: join(folder, 'chromium.log'),
        signal: AbortSignal.timeout(WAITS_MS),
      });
    }
  }
  return {
    screenshots: () => Promise.race([ended, take()]),
    async stop() {
      stopped.abort();
      await ended.catch(() => undefined);
    },
  };
}
