import { join } from 'node:path';
import { DASHBOARDS } from '../observe/dashboards.ts';
import { serveDashboards } from '../observe/serve.ts';
import { runToEnd } from '../stack/run-to-end.ts';
import type { Stack } from '../stack/stack.ts';
import { findChromium } from '../testing/chromium.ts';

/** A page asks Prometheus once it has loaded; the browser's own clock runs ahead by this before the picture is taken. */
const DRAWN_AFTER_MS = 5_000;

/** Feeds Prometheus with the metrics of a load, and photographs every dashboard afterwards, as PNG in `folder`. */
export async function withDashboards<T>(
  { settings: { ports } }: Stack,
  folder: string,
  work: () => Promise<T>,
): Promise<T> {
  const chromium = await findChromium();
  const stop = new AbortController();
  const served = serveDashboards(ports, stop.signal, join(folder, 'prometheus'));
  const began = Date.now();
  try {
    const result = await work();
    const minutes = Math.ceil((Date.now() - began) / 60_000);
    for (const { uid } of DASHBOARDS)
      await runToEnd(
        [
          ...[
            '--headless=new',
            '--no-sandbox',
            '--disable-gpu',
            '--hide-scrollbars',
            '--window-size=1440,1200',
          ],
          ...[`--virtual-time-budget=${DRAWN_AFTER_MS}`, `--screenshot=${join(folder, `${uid}.png`)}`],
          `http://127.0.0.1:${ports.dashboards}/${uid}?minutes=${minutes}`,
        ],
        {
          name: `The picture of dashboard ${uid}`,
          program: chromium,
          cwd: folder,
          log: join(folder, 'chromium.log'),
        },
      );
    return result;
  } finally {
    stop.abort();
    await served;
  }
}
