import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/stack/services.ts';

/** The members read of V8's .cpuprofile. Times in microseconds of the monotonic clock. */
interface CpuProfile {
  readonly startTime: number;
  readonly nodes: ReadonlyArray<{ id: number; callFrame: { functionName: string; url: string } }>;
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

export interface Cost {
  readonly what: string;
  /** CPU-ms of all profiled processes. */
  readonly ms: number;
}

/** Idle time is not counted. */
const IDLE = '(idle)';

/** The owner of a frame: a package, a folder of the repository, a part of Node, or V8. */
function ownerOf({ functionName, url }: { functionName: string; url: string }): string {
  if (functionName === IDLE) return IDLE;
  if (url === '')
    return functionName.startsWith('(garbage') ? 'garbage collection' : 'sockets and other native calls';
  const inModules = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(url);
  if (inModules) return inModules[1]!;
  if (url.startsWith('node:'))
    return url.includes('crypto') ? 'node: crypto' : 'node: streams, net, timers, promises';
  return url.replace('file://', '').replace(`${ROOT}/`, '').split('/').slice(0, 2).join('/');
}

/** Self time by owner over every profile of a folder, the largest first. @param sinceUs samples before it (the start-up) are not counted */
export function costsOf(folder: string, sinceUs: number): Cost[] {
  const totals = new Map<string, number>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.cpuprofile')) continue;
    const profile = JSON.parse(readFileSync(join(folder, file), 'utf8')) as CpuProfile;
    const owners = new Map(profile.nodes.map(({ id, callFrame }) => [id, ownerOf(callFrame)]));
    let atUs = profile.startTime;
    profile.samples.forEach((id, index) => {
      const spentUs = profile.timeDeltas[index + 1] ?? 0;
      atUs += profile.timeDeltas[index] ?? 0;
      const owner = owners.get(id) ?? '(unknown)';
      if (atUs >= sinceUs && owner !== IDLE) totals.set(owner, (totals.get(owner) ?? 0) + spentUs / 1_000);
    });
  }
  return [...totals].map(([what, ms]) => ({ what, ms: Math.round(ms) })).sort((a, b) => b.ms - a.ms);
}
