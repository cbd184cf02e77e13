import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICES } from '@loupe/contracts/services';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROOT } from '../stack/services.ts';
import { ChartFolder, helmIfAvailable, parse, valuesOf, type KubernetesObject } from './helm.ts';

const whenHelm = helmIfAvailable() === undefined ? describe.skip : describe;
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const found = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1]);

/** The most connections of a pool that says nothing else. */
const POOL = found(read('packages/database/src/pool.ts'), /max = (\d+)/);

type Connections = { readonly requests: number; readonly direct: number };

/** As the code opens them: requests of a service may go through PgBouncer; background work and the relay do not. */
function connectionsOf(name: string): Connections {
  if (name === 'web') {
    const [pages, rooms] = ['page-cache/server/share-pages.ts', 'waiting-room/server/waiting-rooms.ts'].map(
      (file) => found(read(`web/features/${file}`), /CONNECTIONS = (\d+)/),
    );
    return { requests: pages! + rooms!, direct: 1 };
  }
  const [pools] = /servicePools\(\{[^}]*\}/.exec(read(`services/${name}/src/main.ts`))!;
  const own = /background: \d/.test(pools) ? found(pools, /background: (\d+)/) : 0;
  const requests = /request: \d/.test(pools) ? found(pools, /request: (\d+)/) : POOL;
  return { requests, direct: own + 1 };
}

/** Two operators, what keeps the cluster and reads its metrics, the superuser's reserve. */
const OTHERS = 2 + 3 + 3;

const cluster = parse(read('charts/examples/cloudnative-pg.yaml')).find(({ kind }) => kind === 'Cluster')!;
const bouncer = parse(read('charts/examples/pgbouncer.yaml'));
const ini = bouncer.find(({ kind }) => kind === 'ConfigMap')!.data!['pgbouncer.ini']!;
const LIMIT: Readonly<Record<string, number>> = {
  local: found(read('charts/local/templates/stores.yaml'), /max_connections=(\d+)/),
  small: Number(cluster.spec.postgresql.parameters.max_connections),
  production: Number(cluster.spec.postgresql.parameters.max_connections),
};

whenHelm.each(['local', 'small', 'production'])('the connections of values/%s.yaml', (profile) => {
  let charts: ChartFolder;
  let objects: KubernetesObject[];
  beforeAll(() => {
    charts = new ChartFolder();
    objects = charts.render('platform', valuesOf(profile));
  });
  afterAll(() => charts.remove());

  /**
   * While a release is rolled out: as many as the autoscaler allows, one that is started besides, and all former ones, each of which
   * keeps its connections for up to a minute after it was told to end, while its successors are ready within seconds.
   */
  function mostPods(name: string): number {
    const scaled = objects.find(
      ({ kind, spec }) => kind === 'HorizontalPodAutoscaler' && spec.scaleTargetRef.name === `loupe-${name}`,
    );
    const { replicas, strategy } = objects.find(
      ({ kind, metadata }) => kind === 'Deployment' && metadata.name === `loupe-${name}`,
    )!.spec;
    const most: number = scaled?.spec.maxReplicas ?? replicas;
    return most + strategy.rollingUpdate.maxSurge + most;
  }

  /** Each job that has a URL of Postgres uses one connection at a time; seeds have a pool as a service's. */
  const ofJobs = (): number =>
    objects
      .filter(({ kind }) => kind === 'Job' || kind === 'CronJob')
      .filter((job) => JSON.stringify(job).includes('DATABASE_URL'))
      .reduce((all, { metadata }) => all + (metadata.name === 'loupe-seed' ? POOL : 1), 0);
  const sum = (count: (each: Connections, pods: number) => number): number =>
    [...SERVICES, 'web'].reduce(
      (all, name) => all + count(connectionsOf(name), mostPods(name)),
      OTHERS + ofJobs(),
    );
  const direct = () => sum((each, pods) => (each.requests + each.direct) * pods);
  const pooled = () => {
    // As many again end what they have begun, while PgBouncer itself is rolled out.
    const instances: number = 2 * bouncer.find(({ kind }) => kind === 'Deployment')!.spec.replicas;
    const shared = found(ini, /default_pool_size = (\d+)/) * instances * (SERVICES.length + 1);
    return shared + sum((each, pods) => each.direct * pods);
  };

  it('need at most 80 % of what Postgres admits, in a roll-out at full size whose former pods still drain', () => {
    const needed = profile === 'production' ? pooled() : direct();
    expect(needed).toBeGreaterThan(50);
    expect(needed).toBeLessThanOrEqual(LIMIT[profile]! * 0.8);
  });

  if (profile === 'production')
    it('do not fit without PgBouncer, so the examples put it before every service', () => {
      expect(direct()).toBeGreaterThan(LIMIT[profile]! * 0.8);
      const address = 'pgbouncer=pgbouncer.loupe-stores:6432';
      const urls = parse(read('charts/examples/external-secrets.yaml')).filter(({ spec }) =>
        spec.data?.some(({ secretKey }: { secretKey: string }) => secretKey === 'database-url'),
      );
      expect(urls.map(({ metadata }) => metadata.name).sort()).toEqual(
        [...SERVICES, 'web'].map((name) => `loupe-${name}`).sort(),
      );
      for (const { spec } of urls) expect(spec.target.template.data['database-url']).toContain(address);
      const service = bouncer.find(({ kind }) => kind === 'Service')!;
      expect([service.metadata.name, service.spec.ports[0].port]).toEqual(['pgbouncer', 6432]);
      const policy = objects.filter(({ kind }) => kind === 'NetworkPolicy');
      expect(JSON.stringify(policy)).toContain('6432');
      expect(ini).toContain('pool_mode = transaction');
    });

  if (profile === 'production')
    it('send statements without names through PgBouncer, which is told to keep none', () => {
      const pool = read('packages/database/src/pool.ts');
      expect(pool).toMatch(/if \(pooled !== undefined\) pool\.on\('connect', sendUnnamed\)/);
      expect(found(ini, /^max_prepared_statements = (\d+)$/m)).toBe(0);
    });

  if (profile === 'production')
    it('end with what they have begun when a PgBouncer stops, and never at both', () => {
      const { template, strategy } = bouncer.find(({ kind }) => kind === 'Deployment')!.spec;
      const hook = template.spec.containers[0].lifecycle.preStop.exec.command[2];
      const [, before, after] = /^sleep (\d+); kill -INT 1; sleep (\d+)$/.exec(hook)!.map(Number);
      const limits = ['statement', 'idle_in_transaction_session'].map((name) =>
        Number(new RegExp(`${name}_timeout to (\\d+)`).exec(ini)![1]),
      );
      expect(after! * 1_000).toBeGreaterThan(2 * limits[0]! + limits[1]!);
      expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(before! + after!);
      expect(strategy.rollingUpdate.maxUnavailable).toBe(1);
      const budget = bouncer.find(({ kind }) => kind === 'PodDisruptionBudget')!.spec;
      expect([budget.maxUnavailable, budget.selector.matchLabels]).toEqual([1, template.metadata.labels]);
      // The root's file system is read-only.
      expect(ini).toMatch(/^unix_socket_dir =$/m);
    });
});
