import { processSources } from '@loupe/telemetry/process-sources';
import { createPool, isReachable } from './pool.ts';
import type { PoolOptions } from './pool.ts';
import { poolMetrics } from './pool-metrics.ts';

interface ServicePoolsOptions extends Pick<PoolOptions, 'url' | 'planOnce'> {
  readonly service: string;
  /** The most connections for requests; as many as a pool has unless set. */
  readonly request?: number;
  /** The most connections for background work, which uses those of requests unless set. */
  readonly background?: number;
}

/** The pools of a service, and what its process reports of them and of itself. Called once, in main.ts, which ends them. */
export function servicePools({ url, service, request, background, planOnce = false }: ServicePoolsOptions) {
  const max = request === undefined ? {} : { max: request };
  const requests = createPool({ url, applicationName: service, kind: 'request', planOnce, ...max });
  const own =
    background === undefined
      ? undefined
      : createPool({ url, applicationName: `${service}-background`, kind: 'background', max: background });
  const measured = { request: requests, ...(own && { background: own }) };
  return {
    requests,
    /** Of background work. */
    pool: own ?? requests,
    sources: [...processSources(), poolMetrics(measured)],
    /** For /readyz. @returns true when the database answers @throws when it does not */
    isReachable: () => isReachable(requests),
    end: () => Promise.all([requests.end(), own?.end()]),
  };
}
