import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { KubernetesApi } from './api.ts';
import { parse, type KubernetesObject } from '../../tools/charts/helm.ts';
import { moduleFolder } from './kubernetes-programs.ts';

/** Definitions of operators' kinds by module; files by name. */
const DEFINITIONS = [
  ['sigs.k8s.io/gateway-api', 'v1.4.0', 'config/crd/standard', /httproutes/],
  [
    'github.com/cloudnative-pg/cloudnative-pg',
    'v1.27.1',
    'config/crd/bases',
    /_(clusters|scheduledbackups)\./,
  ],
  [
    'github.com/external-secrets/external-secrets',
    'v0.20.4',
    'config/crds/bases',
    /io_(externalsecrets|secretstores)\./,
  ],
] as const;

/** As examples/my-shop.yaml names it. */
const SHARED_CLASS = 'shared-files';

const OWN = join(import.meta.dirname, 'resources/service-monitor.yaml');
const SERVED_MS = 60_000;

/** Nodes in three zones, namespaces under the restricted Pod Security standard, volumes, and the kinds of operators. */
export async function furnish(api: KubernetesApi): Promise<void> {
  for (const zone of ['a', 'b', 'c']) await api.create(node(zone));
  for (const name of ['loupe', 'loupe-stores']) await api.create(namespace(name));
  await api.create(storageClass);
  for (const number of [1, 2])
    await api.create(volume(`volume-${number}`, { accessMode: 'ReadWriteOnce', storageClassName: 'local' }));
  // Pods of media share one, of the class that the example names.
  await api.create(volume('shared', { accessMode: 'ReadWriteMany', storageClassName: SHARED_CLASS }));
  const texts = DEFINITIONS.flatMap(([module, version, folder, wanted]) => {
    const path = join(moduleFolder(module, version), folder);
    return readdirSync(path)
      .filter((file) => wanted.test(file))
      .map((file) => readFileSync(join(path, file), 'utf8'));
  });
  const definitions = [...texts, readFileSync(OWN, 'utf8')].flatMap(parse);
  for (const definition of definitions) await api.create(definition);
  for (const { spec } of definitions)
    await whenServed(api, `/apis/${spec.group}/${versionOf(spec)}/${spec.names.plural}`);
}

const versionOf = ({ versions }: KubernetesObject['spec']): string =>
  versions.find(({ storage }: { storage: boolean }) => storage).name;

async function whenServed(api: KubernetesApi, path: string): Promise<void> {
  for (const deadline = Date.now() + SERVED_MS; ; await delay(100)) {
    try {
      await api.list(path);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

const object = (
  apiVersion: string,
  kind: string,
  name: string,
  metadata: Omit<KubernetesObject['metadata'], 'name'> = {},
  spec?: object,
): KubernetesObject => ({ apiVersion, kind, metadata: { name, ...metadata }, spec });

const storageClass = {
  ...object('storage.k8s.io/v1', 'StorageClass', 'local', {
    annotations: { 'storageclass.kubernetes.io/is-default-class': 'true' },
  }),
  provisioner: 'kubernetes.io/no-provisioner',
};

const namespace = (name: string): KubernetesObject =>
  object('v1', 'Namespace', name, {
    labels: {
      'pod-security.kubernetes.io/enforce': 'restricted',
      'pod-security.kubernetes.io/enforce-version': 'latest',
    },
  });

function node(zone: string): KubernetesObject {
  const amounts = { cpu: '64', memory: '256Gi', 'ephemeral-storage': '1Ti', pods: '110' };
  const labels = { 'topology.kubernetes.io/zone': `zone-${zone}`, 'kubernetes.io/hostname': `node-${zone}` };
  const made = object('v1', 'Node', `node-${zone}`, { labels });
  return { ...made, status: { capacity: amounts, allocatable: amounts } } as KubernetesObject;
}

interface Offered {
  readonly accessMode: 'ReadWriteOnce' | 'ReadWriteMany';
  readonly storageClassName: string;
}

const volume = (name: string, { accessMode, storageClassName }: Offered): KubernetesObject =>
  object(
    'v1',
    'PersistentVolume',
    name,
    {},
    {
      capacity: { storage: '10Gi' },
      accessModes: [accessMode],
      storageClassName,
      hostPath: { path: `/volumes/${name}` },
    },
  );
