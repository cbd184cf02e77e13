import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stack/services.ts';
import type { KubernetesObject } from './helm.ts';

/** Who calls whom, as "caller → called", sorted. */
export type Calls = readonly string[];

const call = (caller: string, called: string): string => `${caller} → ${called}`;

/** What ARCHITECTURE.md states in "Who calls whom". */
export function statedCalls(): Calls {
  const text = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
  const section = /^## Who calls whom$([\s\S]*?)^## /m.exec(text)?.[1] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && !/^\| (caller|-)/.test(line));
  return rows
    .flatMap((row) => {
      const [caller = '', called = ''] = row
        .split('|')
        .slice(1, 3)
        .map((cell) => cell.trim());
      return called
        .split(', ')
        .filter(Boolean)
        .map((name) => call(caller, name));
    })
    .sort();
}

interface Peer {
  readonly ipBlock?: { readonly cidr: string };
  readonly podSelector?: { readonly matchLabels?: Readonly<Record<string, string>> };
}

type Peers = Readonly<Record<string, { readonly peers: readonly Peer[]; readonly ports: readonly number[] }>>;

/** The names of a policy's peers: of a deployable by its label, else of the outside peers that look like it. */
function namesOf(rule: { peers: readonly Peer[]; ports: readonly unknown[] }, peers: Peers): string[] {
  const label = rule.peers[0]?.podSelector?.matchLabels?.['app.kubernetes.io/name'];
  if (label !== undefined) return [label];
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  return Object.entries(peers)
    .filter(
      ([, peer]) => same(peer.peers, rule.peers) && (rule.ports.length === 0 || same(peer.ports, rule.ports)),
    )
    .map(([name]) => name);
}

interface Rule {
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
  readonly ports: readonly { readonly port: number | string }[];
}

/**
 * What the policies of a rendered release allow, given its outside peers, which must differ from each other. A connection needs the
 * policy of both ends.
 */
export function allowedCalls(objects: readonly KubernetesObject[], peers: Peers): Calls {
  const policies = objects.filter(
    ({ kind, spec }) =>
      kind === 'NetworkPolicy' && spec.podSelector.matchLabels?.['app.kubernetes.io/name'] !== undefined,
  );
  const nameOf = ({ spec }: KubernetesObject): string =>
    spec.podSelector.matchLabels['app.kubernetes.io/name'];
  const own = new Set(policies.map(nameOf));
  const out = policies.flatMap((policy) =>
    ((policy.spec.egress ?? []) as Rule[]).flatMap(({ to = [], ports }) =>
      namesOf({ peers: to, ports: ports.map(({ port }) => port) }, peers).map((name) =>
        call(nameOf(policy), name),
      ),
    ),
  );
  const into = policies.flatMap((policy) =>
    ((policy.spec.ingress ?? []) as Rule[]).flatMap(({ from = [] }) =>
      namesOf({ peers: from, ports: [] }, peers).map((name) => call(name, nameOf(policy))),
    ),
  );
  const [leaves, arrives] = [new Set(out), new Set(into)];
  const both = out.filter((each) => !own.has(each.split(' → ')[1] ?? '') || arrives.has(each));
  const fromOutside = into.filter((each) => !own.has(each.split(' → ')[0] ?? '') && !leaves.has(each));
  return [...new Set([...both, ...fromOutside])].sort();
}
