import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SESSIONS_BEGUN } from '../../gateway/src/session/session-limits.ts';
import { ROOT } from '../stack/services.ts';
import { ChartFolder, helmIfAvailable, parse, valuesOf } from './helm.ts';

const whenHelm = helmIfAvailable() === undefined ? describe.skip : describe;

const example = (name: string) => parse(readFileSync(join(ROOT, `charts/examples/${name}.yaml`), 'utf8'));

describe('the examples of stores have the settings on which the guarantees depend', () => {
  it('Postgres commits on two machines, and can be restored to a moment', () => {
    const { spec } = example('cloudnative-pg').find(({ kind }) => kind === 'Cluster')!;
    expect(spec.instances).toBeGreaterThanOrEqual(3);
    expect(spec.postgresql.synchronous).toMatchObject({ number: 1, dataDurability: 'required' });
    expect(spec.backup.barmanObjectStore.wal).toBeDefined();
    expect(spec.postgresql.parameters.timezone).toBe('UTC');
  });

  it('Kafka acknowledges on two brokers of three, and elects none that lacks events', () => {
    const { spec } = example('strimzi').find(({ kind }) => kind === 'Kafka')!;
    expect(spec.kafka.config).toMatchObject({
      'default.replication.factor': 3,
      'min.insync.replicas': 2,
      'unclean.leader.election.enable': false,
      'auto.create.topics.enable': false,
    });
  });
});

describe('the example of limits by IPv6 /64', () => {
  const config = example('ingress-nginx-limits')[0] as unknown as {
    readonly controller: { readonly config: Readonly<Record<'http-snippet' | 'server-snippet', string>> };
  };
  const { 'http-snippet': http, 'server-snippet': server } = config.controller.config;

  it('counts the addresses of a /64 as one, and each IPv4 address', () => {
    const written = /"~(?<regex>.+)" \$subnet;/.exec(http)!.groups!['regex']!;
    const regex = new RegExp(written.replace('(?s)', '').replace(String.raw`\z`, '$'), 's');
    const keyOf = (bytes: readonly number[]) => {
      const address = String.fromCodePoint(...bytes);
      return regex.exec(address)?.groups!['subnet'] ?? address;
    };
    const sixOf = (last: number) => [0x20, 0x01, 0x0d, 0xb8, 0, 1, 0, 10, ...Array<number>(7).fill(0), last];
    expect(keyOf(sixOf(1))).toBe(keyOf(sixOf(10)));
    expect(keyOf(sixOf(1))).not.toBe(keyOf(sixOf(1).with(7, 11)));
    expect(keyOf([192, 0, 2, 1])).not.toBe(keyOf([192, 0, 2, 10]));
  });

  it('has the numbers of the annotations', () => {
    const [annotations] = example('ingress-limits') as unknown as [
      { readonly ingress: { readonly annotations: Readonly<Record<string, string>> } },
    ];
    const of = (name: string) => annotations.ingress.annotations[`nginx.ingress.kubernetes.io/${name}`];
    expect(http).toContain(`rate=${of('limit-rps')}r/s`);
    expect(server).toContain(
      `burst=${Number(of('limit-rps')) * Number(of('limit-burst-multiplier'))} nodelay`,
    );
    expect(server).toContain(`shopper_connections ${of('limit-connections')};`);
  });
});

whenHelm('the example of limits at the ingress', () => {
  it('bounds requests and connections of an address, more widely than the gateway bounds its new sessions', () => {
    const charts = new ChartFolder();
    const files = [...valuesOf('production'), join(ROOT, 'charts/examples/ingress-limits.yaml')];
    const ingress = charts.render('platform', files).find(({ kind }) => kind === 'Ingress');
    charts.remove();
    const limit = (name: string) =>
      Number(ingress?.metadata.annotations?.[`nginx.ingress.kubernetes.io/${name}`]);
    const { hits } = SESSIONS_BEGUN.address;
    expect(limit('limit-rps') * limit('limit-burst-multiplier')).toBeGreaterThan(hits);
    expect(limit('limit-connections')).toBeGreaterThan(hits);
  });
});

whenHelm('the example of External Secrets', () => {
  it('fills every Secret and key that a production release names', () => {
    const charts = new ChartFolder();
    const text = JSON.stringify(
      charts.render('platform', valuesOf('production'), ['jobs.roles.enabled=true']),
    );
    charts.remove();
    const named = [...text.matchAll(/"secretKeyRef":\{"name":"([^"]+)","key":"([^"]+)"/g)].map(
      ([, name, key]) => `${name} ${key}`,
    );
    const mounted = [...text.matchAll(/"secretName":"(loupe-[^"]+-keys)"/g)].map(
      ([, name]) => `${name} keys.json`,
    );
    const filled = example('external-secrets')
      .filter(({ kind }) => kind === 'ExternalSecret')
      .flatMap(({ metadata, spec }) =>
        spec.data.map(({ secretKey }: { secretKey: string }) => `${metadata.name} ${secretKey}`),
      );
    expect(mounted).toHaveLength(8);
    expect([...new Set([...named, ...mounted])].sort()).toEqual(filled.sort());
  });
});
