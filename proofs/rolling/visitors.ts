import { setTimeout as delay } from 'node:timers/promises';
import { request } from 'undici';
import { startLoop } from '../faults/load/loop.ts';
import { origin } from '../../tools/stack/services.ts';

/** Pages from web's memory, from the gateway for each request, and from neither. */
const PATHS = ['/', '/robots.txt', '/checkout/cart', '/finder'];
const VISITORS = 4;
const PAUSE_MS = 250;

export interface Visits {
  readonly total: number;
  readonly failures: readonly string[];
}

export interface Visitors {
  readonly visits: Visits;
  stop(): Promise<void>;
}

/**
 * Opens pages, and the pictures of the first page, several at a time. A status of 500 or above, or no answer, is a failure.
 * @throws Error when the first page has no pictures
 */
export async function startVisitors(ports: {
  readonly web: number;
  readonly media: number;
}): Promise<Visitors> {
  const visits = { total: 0, failures: [] as string[] };
  const headers = { host: `beaverbrooks.localhost:${ports.web}` };
  const home = await request(`${origin(ports.web)}/`, { headers });
  const pictures = picturesIn(await home.body.text());
  if (pictures.length === 0) throw new Error('The first page has no pictures.');

  const visit = async (port: number, path: string): Promise<void> => {
    visits.total += 1;
    try {
      const { statusCode, body } = await request(`${origin(port)}${path}`, { headers });
      await body.dump();
      if (statusCode >= 500) visits.failures.push(`${path}: ${statusCode}`);
    } catch (error) {
      visits.failures.push(`${path}: ${(error as Error).message}`);
    }
  };
  const loops = Array.from({ length: VISITORS }, (_, visitor) => {
    let round = visitor;
    const visitBoth = async () => {
      round += 1;
      await visit(ports.web, PATHS[round % PATHS.length]!);
      await visit(ports.media, pictures[round % pictures.length]!);
      await delay(PAUSE_MS);
    };
    return startLoop(visitBoth, (what) => visits.failures.push(what));
  });
  return { visits, stop: async () => void (await Promise.all(loops.map((loop) => loop.stop()))) };
}

const picturesIn = (html: string): string[] =>
  [...new Set([...html.matchAll(/\/i\/[^"\s,]+/g)].map(([path]) => path.replaceAll('&amp;', '&')))].slice(
    0,
    10,
  );
