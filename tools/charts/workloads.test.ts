import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { METRICS_PORTS } from '../observe/metrics-ports.ts';
import { ROOT } from '../stack/services.ts';
import { ChartFolder, EXAMPLE, helmIfAvailable, valuesOf, type KubernetesObject } from './helm.ts';
import { insecurities } from './insecurities.ts';

const whenHelm = helmIfAvailable() === undefined ? describe.skip : describe;

/** A number that the code has, such as `const DRAIN_MS = 15_000`. */
function milliseconds(file: string, name: string): number {
  const found = new RegExp(`${name}(?: =|:) ([\\d_]+)`).exec(readFileSync(join(ROOT, file), 'utf8'))?.[1];
  if (found === undefined) throw new Error(`${file} has no ${name}`);
  return Number(found.replaceAll('_', ''));
}

const REQUESTS_MS = milliseconds('packages/subgraph-server/src/http-server.ts', 'DRAIN_MS');
const LINGER_MS = milliseconds('packages/subgraph-server/src/run.ts', 'LINGER_MS');
/** Of background work; a sweep that has begun is finished, and no statement of it takes longer. */
const STATEMENT_MS = milliseconds('packages/database/src/pool.ts', 'background: { statement');

whenHelm('the workloads of the charts', () => {
  let charts: ChartFolder;
  let objects: KubernetesObject[];
  const ofKind = (kind: string) => objects.filter((object) => object.kind === kind);
  const deployment = (name: string) =>
    ofKind('Deployment').find(({ metadata }) => metadata.name === `loupe-${name}`)!;
  const pods = () =>
    objects
      .map((object) => ({ ...object, spec: object.spec?.jobTemplate?.spec ?? object.spec }))
      .filter(({ spec }) => spec?.template?.spec?.containers);

  beforeAll(() => {
    charts = new ChartFolder();
    objects = charts.render('platform', valuesOf('production'));
  });
  afterAll(() => charts.remove());

  it('are nine deployments and the jobs that prepare their stores', () => {
    expect(ofKind('Deployment')).toHaveLength(9);
    const hooks = ofKind('Job').map(({ metadata }) => [
      metadata.name,
      metadata.annotations?.['helm.sh/hook'],
    ]);
    expect(hooks).toEqual([
      ['loupe-migrations', 'pre-install,pre-upgrade'],
      ['loupe-topics', 'pre-install,pre-upgrade'],
    ]);
  });

  it('migrate as the owners of the schemas, which no service logs in as', () => {
    const job = ofKind('Job').find(({ metadata }) => metadata.name === 'loupe-migrations')!;
    expect(job.spec.template.spec.containers[0].env).toContainEqual({
      name: 'ADMIN_DATABASE_URL',
      valueFrom: { secretKeyRef: { name: 'loupe-database-admin', key: 'admin-url' } },
    });
  });

  it('number orders in the part of the cell that the installation names', () => {
    const cellOf = (rendered: KubernetesObject[]) =>
      rendered
        .find(({ kind, metadata }) => kind === 'Job' && metadata.name === 'loupe-migrations')!
        .spec.template.spec.containers[0].env.find(({ name }: { name: string }) => name === 'CELL');
    expect(cellOf(objects)).toEqual({ name: 'CELL', value: '0' });
    const second = charts.render('platform', valuesOf('production'), ['global.cell=1']);
    expect(cellOf(second)).toEqual({ name: 'CELL', value: '1' });
    expect(() => charts.render('platform', valuesOf('production'), ['global.cell=256'])).toThrow('cell');
  });

  it('one works on requests about data every few minutes, with an administrator’s login, never twice at once', () => {
    const [job, ...others] = ofKind('CronJob');
    expect(others).toEqual([]);
    expect(job!.spec).toMatchObject({ schedule: '*/5 * * * *', concurrencyPolicy: 'Forbid' });
    const [container] = job!.spec.jobTemplate.spec.template.spec.containers;
    expect(container.command).toEqual(['node', 'operations/privacy.ts', 'work']);
    expect(container.env).toEqual([
      {
        name: 'DATABASE_URL',
        valueFrom: { secretKeyRef: { name: 'loupe-database-admin', key: 'admin-url' } },
      },
    ]);
  });

  it('run without privileges, with nothing writable but named folders and without a token', () => {
    const kinds = new Set(pods().map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['CronJob', 'Deployment', 'Job']);
    for (const object of pods())
      expect([object.metadata.name, insecurities(object)]).toEqual([object.metadata.name, []]);
  });

  it('a planted privileged container, writable root or mounted token is found', () => {
    const planted = structuredClone(deployment('web'));
    const { spec } = planted.spec.template;
    spec.containers[0].securityContext = { privileged: true, readOnlyRootFilesystem: false };
    spec.automountServiceAccountToken = true;
    expect(insecurities(planted)).toEqual([
      'web is privileged',
      'web may escalate privileges',
      'web can write its root',
      'web keeps capabilities',
      'a service account token is mounted',
    ]);
  });

  it('live on after SIGTERM until requests are answered and background work has ended', () => {
    for (const name of ['identity', 'catalog-search', 'cart-checkout', 'payments-finance', 'content']) {
      const { spec } = deployment(name).spec.template;
      const preStop = spec.containers[0].lifecycle.preStop.sleep.seconds;
      const drain = preStop + (REQUESTS_MS + STATEMENT_MS + LINGER_MS) / 1_000;
      expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(drain);
    }
    for (const name of ['gateway', 'web', 'media']) {
      const { spec } = deployment(name).spec.template;
      const preStop = spec.containers[0].lifecycle.preStop.sleep.seconds;
      // web passes an operation on for 20 seconds at most.
      expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(preStop + 20 + LINGER_MS / 1_000);
    }
  });

  it('are probed for what each path means: alive is not ready', () => {
    for (const { metadata, spec } of ofKind('Deployment')) {
      const [container] = spec.template.spec.containers;
      const { startupProbe, livenessProbe, readinessProbe } = container;
      expect([metadata.name, livenessProbe.httpGet.path]).not.toEqual([
        metadata.name,
        readinessProbe.httpGet.path,
      ]);
      expect(startupProbe.httpGet.path).toBe(livenessProbe.httpGet.path);
      // /readyz gives up on a check after 2 seconds.
      expect(readinessProbe.timeoutSeconds).toBeGreaterThan(2);
    }
  });

  it('each has a budget for disruptions, is spread over zones, and asks for measured resources', () => {
    expect(ofKind('PodDisruptionBudget')).toHaveLength(9);
    for (const { spec } of ofKind('Deployment')) {
      const pod = spec.template.spec;
      expect(pod.topologySpreadConstraints.map((each: { topologyKey: string }) => each.topologyKey)).toEqual([
        'topology.kubernetes.io/zone',
        'kubernetes.io/hostname',
      ]);
      expect(Object.keys(pod.containers[0].resources.requests).sort()).toEqual([
        'cpu',
        'ephemeral-storage',
        'memory',
      ]);
      expect(pod.containers[0].resources.limits.memory).toBeDefined();
    }
  });

  it('scale on CPU alone: an outage of the broker, in which events wait, adds no pods and no connections', () => {
    expect(ofKind('HorizontalPodAutoscaler')).toHaveLength(9);
    for (const { spec } of ofKind('HorizontalPodAutoscaler'))
      expect(spec.metrics.map(({ resource }: { resource?: { name: string } }) => resource?.name)).toEqual([
        'cpu',
      ]);
    // The autoscaler owns the number of pods: an upgrade must not reset it.
    expect(deployment('cart-checkout').spec.replicas).toBeUndefined();
  });

  it('are scraped under the names by which the rules and dashboards know them', () => {
    const jobs = ofKind('ServiceMonitor').map(({ metadata, spec }) => [
      metadata.name,
      spec.endpoints[0].relabelings,
    ]);
    const named = Object.keys(METRICS_PORTS).map((job) => [
      `loupe-${job}`,
      [{ targetLabel: 'job', replacement: job }],
    ]);
    expect(jobs.sort()).toEqual(named.sort());
  });

  it('mount the folder of their key sets, not the file, so that a rotation is seen', () => {
    for (const { spec } of ofKind('Deployment')) {
      const [container] = spec.template.spec.containers;
      const mount = container.volumeMounts.find((each: { name: string }) => each.name === 'keys');
      if (container.name === 'media') expect(mount).toBeUndefined();
      else expect(mount).toEqual({ name: 'keys', mountPath: '/run/loupe', readOnly: true });
    }
  });

  it('share the pictures that media has encoded, in one volume that outlives a roll-out', () => {
    const claims = ofKind('PersistentVolumeClaim');
    expect(claims.map(({ metadata, spec }) => [metadata.name, spec])).toEqual([
      [
        'loupe-media-cache',
        {
          storageClassName: 'shared-files',
          accessModes: ['ReadWriteMany'],
          resources: { requests: { storage: '1Gi' } },
        },
      ],
    ]);
    expect(deployment('media').spec.template.spec.volumes).toContainEqual({
      name: 'cache',
      persistentVolumeClaim: { claimName: 'loupe-media-cache' },
    });
  });

  it('keep a folder of each pod where the installation says that it has no class for a shared one', () => {
    for (const rendered of [
      charts.render('platform', valuesOf('production'), ['media.writable.cache.shared=null']),
      charts.render('platform', valuesOf('small')),
    ]) {
      const media = rendered.find(({ metadata }) => metadata.name === 'loupe-media-cache');
      expect(media).toBeUndefined();
      const { spec } = rendered.find(
        ({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'loupe-media',
      )!;
      const own = { name: 'cache', emptyDir: { sizeLimit: '1Gi' } };
      expect(spec.template.spec.volumes).toContainEqual(own);
    }
  });

  it('are refused with what to set, where nobody said which class the shared volume has', () => {
    expect(() => charts.render('platform', valuesOf('production'), ['global.sharedStorageClass='])).toThrow(
      'set global.sharedStorageClass to a class that offers ReadWriteMany',
    );
  });

  it('the gateway and checkout see each instance of what they call: those names are headless', () => {
    const headless = ofKind('Service').filter(({ spec }) => spec.clusterIP === 'None');
    expect(headless.map(({ metadata }) => metadata.name).sort()).toEqual([
      'loupe-cart-checkout',
      'loupe-catalog-search',
      'loupe-content',
      'loupe-identity',
      'loupe-payments-finance',
      'loupe-stores-reservations',
    ]);
  });

  it('an ingress and a route send the same paths to the same deployables, and none to health or metrics', () => {
    const routed = charts.render(
      'platform',
      [EXAMPLE],
      ['route.enabled=true', 'route.parents[0].name=public'],
    );
    const ofRoute = routed
      .find(({ kind }) => kind === 'HTTPRoute')!
      .spec.rules.map((rule: { matches: { path: { value: string } }[]; backendRefs: { name: string }[] }) =>
        [rule.matches[0]!.path.value, rule.backendRefs[0]!.name].join(' '),
      );
    const [ingress] = ofKind('Ingress');
    const ofIngress = ingress!.spec.rules[0].http.paths.map(
      (each: { path: string; backend: { service: { name: string } } }) =>
        [each.path, each.backend.service.name].join(' '),
    );
    expect(ofIngress).toEqual(ofRoute);
    expect(ofIngress).toContain('/webhooks loupe-gateway');
    expect(ofIngress.join(' ')).not.toMatch(/healthz|readyz|metrics/);
  });

  it('[QY-17] a host for the graph of a shop answers the graph alone, and both sides know it', () => {
    const sets = [
      'global.graphHosts.beaverbrooks=graph.shop.example',
      'global.sites.beaverbrooks=shop.example',
    ];
    const withHost = charts.render('platform', valuesOf('production'), sets);
    const envOf = (name: string) =>
      Object.fromEntries(
        withHost
          .find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === `loupe-${name}`)!
          .spec.template.spec.containers[0].env.map((each: { name: string; value?: string }) => [
            each.name,
            each.value,
          ]),
      ) as Record<string, string>;
    expect(envOf('web')['GRAPH_ORIGINS']).toBe('beaverbrooks=https://graph.shop.example,');
    expect(envOf('gateway')['GRAPH_HOSTS']).toBe('graph.shop.example=https://shop.example,');
    expect(envOf('gateway')['SITE_HOSTS']).toMatch(
      /^graph\.shop\.example=beaverbrooks,shop\.example=beaverbrooks,/,
    );

    const ingress = withHost.find(({ kind }) => kind === 'Ingress')!.spec;
    const rule = ingress.rules.find(({ host }: { host: string }) => host === 'graph.shop.example');
    expect(rule.http.paths.map(({ path, pathType }: Record<string, string>) => [path, pathType])).toEqual([
      ['/api/graphql', 'Exact'],
    ]);
    expect(ingress.tls[0].hosts).toContain('graph.shop.example');
    const routed = charts.render(
      'platform',
      [EXAMPLE],
      [...sets, 'route.enabled=true', 'route.parents[0].name=public'],
    );
    const route = routed.find(({ metadata }) => metadata.name === 'loupe-graph-beaverbrooks')!.spec;
    expect(route.hostnames).toEqual(['graph.shop.example']);
    expect(route.rules.map((each: { matches: unknown }) => each.matches)).toEqual([
      [{ path: { type: 'Exact', value: '/api/graphql' } }],
    ]);
  });
});
