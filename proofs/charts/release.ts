import { setTimeout as delay } from 'node:timers/promises';
import type { Pod } from './api.ts';
import type { Cluster } from './cluster.ts';
import { runHelm } from '../../tools/charts/helm.ts';

/** A chart that is installed in a namespace of a cluster. */
export interface Release {
  readonly name: string;
  readonly namespace: string;
  readonly chart: string;
  readonly values: readonly string[];
}

const GONE_MS = 60_000;

/** Helm, waiting for every object. */
export class Releases {
  readonly #cluster: Cluster;

  constructor(cluster: Cluster) {
    this.#cluster = cluster;
  }

  install({ name, chart, ...rest }: Release): void {
    this.#helm(['install', name, chart, ...options(rest)], rest.namespace);
  }

  upgrade({ name, chart, ...rest }: Release, sets: readonly string[]): void {
    const set = sets.flatMap((each) => ['--set', each]);
    this.#helm(['upgrade', name, chart, ...options(rest), ...set], rest.namespace);
  }

  rollback({ name, namespace }: Release): void {
    this.#helm(['rollback', name, '1', '--wait', '--timeout=3m'], namespace);
  }

  /** @throws Error that names what is left */
  async uninstall({ name, namespace }: Release): Promise<void> {
    this.#helm(['uninstall', name, '--wait', '--timeout=3m'], namespace);
    let left: readonly string[] = [];
    for (const deadline = Date.now() + GONE_MS; Date.now() < deadline; await delay(250)) {
      left = (await this.#pods({ name, namespace })).map(({ metadata }) => metadata.name);
      if (left.length === 0) return;
    }
    throw new Error(`${name} left ${left.join(', ')} behind`);
  }

  /**
   * How many pods of the release run, all of them ready and of one image tag. Helm waits for the new pods; the last former ones may
   * still be going.
   * @throws Error for the first that is not ready or still of another tag
   */
  async readyPods(release: Release, tag: string): Promise<number> {
    for (const deadline = Date.now() + GONE_MS; ; await delay(250)) {
      const pods = (await this.#pods(release)).filter(({ status }) => status.phase !== 'Succeeded');
      const wrong = pods.map((pod) => faultOf(pod, tag)).find((fault) => fault !== undefined);
      if (wrong === undefined) return pods.length;
      if (Date.now() > deadline) throw new Error(wrong);
    }
  }

  #pods({ name, namespace }: Pick<Release, 'name' | 'namespace'>): Promise<readonly Pod[]> {
    const selector = encodeURIComponent(`app.kubernetes.io/instance=${name}`);
    return this.#cluster.api.list<Pod>(`/api/v1/namespaces/${namespace}/pods?labelSelector=${selector}`);
  }

  #helm(args: readonly string[], namespace: string): void {
    runHelm([...args, '-n', namespace, `--kubeconfig=${this.#cluster.kubeconfig}`]);
  }
}

/** The stores of charts/local have tags of their own. */
const OTHERS = /^(postgres|apache\/kafka):/;

function faultOf({ metadata, status, spec }: Pod, tag: string): string | undefined {
  const [{ image }] = spec.containers as [{ image: string }];
  if (!image.endsWith(`:${tag}`) && !OTHERS.test(image))
    return `pod ${metadata.name} runs ${image}, not ${tag}`;
  const ready = status.conditions?.some(({ type, status: is }) => type === 'Ready' && is === 'True');
  return ready ? undefined : `pod ${metadata.name} is not ready`;
}

const options = ({ values }: Pick<Release, 'values'>): string[] => [
  ...values.flatMap((file) => ['-f', file]),
  ...['--wait', '--timeout=3m'],
];
