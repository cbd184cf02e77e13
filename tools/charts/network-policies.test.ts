import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { allowedCalls, statedCalls } from './call-list.ts';
import { callsOfEnvironments } from './addresses.ts';
import { DECLARED } from '../vendors/declared-vendors.ts';
import { ChartFolder, EXAMPLE, helmIfAvailable, valuesOf, type KubernetesObject } from './helm.ts';

const DNS = [
  {
    namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'kube-system' } },
    podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } },
  },
];

/** Where these policies let the pods of a job send to. */
function egressOf(job: KubernetesObject, policies: readonly KubernetesObject[]) {
  const labels = job.spec.template.metadata.labels as Readonly<Record<string, string>>;
  const selecting = policies.filter(({ spec }) =>
    Object.entries(spec.podSelector.matchLabels ?? {}).every(([label, value]) => labels[label] === value),
  );
  type Rule = { to: unknown; ports: { protocol: string; port: number }[] };
  return selecting
    .flatMap(({ spec }) => spec.egress as Rule[])
    .map(({ to, ports }) => ({ to, ports: ports.map(({ protocol, port }) => `${protocol} ${port}`) }));
}

const whenHelm = helmIfAvailable() === undefined ? describe.skip : describe;

/** Each outside peer by an address and a port of its own, so that a policy tells which of them it names. */
const OUTSIDE = ['ingress', 'prometheus', 'otlp', 'postgres', 'kafka', 'smtp', 'opensearch'].concat(
  DECLARED.map(({ name }) => name),
);
const PEERS = Object.fromEntries(
  OUTSIDE.map((name, index) => [
    name,
    { peers: [{ ipBlock: { cidr: `192.0.2.${index}/32` } }], ports: [20_000 + index] },
  ]),
);

describe('the list of who calls whom', () => {
  it('has every address that a process reads from its environment, and no other', () => {
    const outside = ['ingress', 'prometheus', 'roles', 'migrations', 'topics', 'seed', 'privacy'];
    const stated = statedCalls().filter((each) => !outside.includes(each.split(' → ')[0] ?? ''));
    expect(stated.filter((each) => !each.endsWith('→ otlp'))).toEqual(callsOfEnvironments());
  });
});

whenHelm('the network policies', () => {
  let charts: ChartFolder;
  let objects: KubernetesObject[];

  beforeAll(() => {
    charts = new ChartFolder();
    const file = join(charts.path, 'peers.yaml');
    writeFileSync(file, stringify({ global: { peers: PEERS } }));
    const jobs = ['jobs.roles.enabled=true', 'jobs.seed.enabled=true'];
    objects = charts.render('platform', [EXAMPLE, file], jobs);
  });
  afterAll(() => charts.remove());

  it('allow what ARCHITECTURE.md states, at both ends, and nothing else', () => {
    expect(allowedCalls(objects, PEERS)).toEqual(statedCalls());
  });

  it('a missing policy, one without its other end, and one too many are each found', () => {
    const named = (name: string) => (object: KubernetesObject) =>
      object.kind === 'NetworkPolicy' && object.metadata.name === `loupe-${name}`;
    const without = objects.filter((object) => !named('payments-finance')(object));
    expect(allowedCalls(without, PEERS)).not.toEqual(statedCalls());
    const oneEnd = structuredClone(objects);
    oneEnd.find(named('payments-finance'))!.spec.ingress.splice(1, 1);
    expect(allowedCalls(oneEnd, PEERS)).not.toContain('cart-checkout → payments-finance');
    const tooMany = structuredClone(objects);
    tooMany.find(named('content'))!.spec.egress.push({
      to: PEERS['cybersource']!.peers,
      ports: [{ protocol: 'TCP', port: PEERS['cybersource']!.ports[0] }],
    });
    expect(allowedCalls(tooMany, PEERS)).toContain('content → cybersource');
  });

  it('refuse everything else in the namespace, in both directions', () => {
    const deny = objects.find(({ metadata }) => metadata.name === 'loupe-default-deny')!;
    expect(deny.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
    for (const { kind, spec } of objects)
      if (kind === 'NetworkPolicy') for (const rule of spec.egress ?? []) expect(rule.to).not.toHaveLength(0);
  });

  it('exist for every pod that is rendered', () => {
    const selected = objects
      .filter(({ kind }) => kind === 'NetworkPolicy')
      .map(({ spec }) => spec.podSelector.matchLabels?.['app.kubernetes.io/name']);
    for (const { kind, metadata } of objects)
      if (['Deployment', 'Job', 'CronJob'].includes(kind))
        expect(selected).toContain(metadata.labels?.['app.kubernetes.io/name']);
  });

  it('let a job before an install or an upgrade look names up and reach its server by hooks alone', () => {
    const hookOf = ({ metadata: { annotations = {} } }: KubernetesObject) => ({
      hook: annotations['helm.sh/hook'],
      weight: Number(annotations['helm.sh/hook-weight']),
    });
    const before = objects.filter(
      (object) => object.kind === 'Job' && hookOf(object).hook?.includes('pre-upgrade'),
    );
    expect(before.map(({ metadata }) => metadata.name).toSorted()).toEqual(
      ['migrations', 'roles', 'topics'].map((name) => `loupe-${name}`),
    );
    for (const job of before) {
      // The objects of the release are not there yet, at the first install: only other hooks are.
      const earlier = objects.filter(
        (object) =>
          object.kind === 'NetworkPolicy' &&
          hookOf(object).hook === hookOf(job).hook &&
          hookOf(object).weight < hookOf(job).weight,
      );
      const server = PEERS[job.metadata.name === 'loupe-topics' ? 'kafka' : 'postgres']!;
      expect(egressOf(job, earlier)).toEqual([
        { to: DNS, ports: ['UDP 53', 'TCP 53'] },
        { to: server.peers, ports: [`TCP ${server.ports[0]}`] },
      ]);
    }
  });

  it('keep third parties apart from private networks and from the metadata service of the cloud', () => {
    const usual = charts.render('platform', valuesOf('production'));
    const blocks = JSON.stringify(usual.filter(({ kind }) => kind === 'NetworkPolicy')).match(
      /"cidr":"0[^}]*/g,
    );
    expect(blocks).not.toHaveLength(0);
    for (const block of blocks ?? []) {
      expect(block).toContain('10.0.0.0/8');
      expect(block).toContain('169.254.0.0/16');
    }
  });
});
