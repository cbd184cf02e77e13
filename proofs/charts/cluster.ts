import { spawn, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { KubernetesApi } from './api.ts';
import { goProgram } from '../../tools/charts/go-programs.ts';
import { moduleFolder, type KubernetesPrograms } from './kubernetes-programs.ts';

const READY_MS = 120_000;
/** What a fake node does: it becomes ready, and its pods become ready, complete and go. No container runs. */
const STAGES = ['node/fast/node-initialize', 'node/heartbeat/node-heartbeat'].concat(
  ['pod-ready', 'pod-complete', 'pod-delete'].map((name) => `pod/fast/${name}`),
);

export interface Cluster {
  readonly api: KubernetesApi;
  readonly kubeconfig: string;
  stop(): Promise<void>;
}

/** Starts a control plane on loopback, from the port given on, with controllers, scheduler and kwok. */
export async function startCluster(programs: KubernetesPrograms, port: number): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'loupe-cluster-'));
  const token = randomBytes(16).toString('hex');
  const url = `https://127.0.0.1:${port + 2}`;
  const kubeconfig = writeFiles(folder, url, token);
  const children: ChildProcess[] = [];
  const run = (program: string, name: string, args: readonly string[]): void => {
    const log = openSync(join(folder, `${name}.log`), 'w');
    children.push(spawn(program, args, { cwd: folder, stdio: ['ignore', log, log] }));
    closeSync(log);
  };
  const stop = async (): Promise<void> => {
    // In reverse: the API server waits for etcd when that has gone before it.
    for (const child of children.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGTERM');
      await Promise.race([once(child, 'exit'), delay(10_000).then(() => child.kill('SIGKILL'))]);
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    run(programs.etcd, 'etcd', etcdArgs(folder, port));
    run(programs['kube-apiserver'], 'kube-apiserver', apiServerArgs(folder, port));
    const api = await whenReady(folder, { url, token });
    const common = [`--kubeconfig=${kubeconfig}`, '--leader-elect=false'];
    const signing = `--service-account-private-key-file=${join(folder, 'sa.key')}`;
    run(programs['kube-controller-manager'], 'controllers', [...common, signing, '--secure-port=0']);
    run(programs['kube-scheduler'], 'scheduler', [...common, '--secure-port=0']);
    const stages = join(moduleFolder('sigs.k8s.io/kwok', 'v0.8.0'), 'kustomize/stage');
    const configs = STAGES.flatMap((name) => ['--config', join(stages, `${name}.yaml`)]);
    run(goProgram('kwok'), 'kwok', [`--kubeconfig=${kubeconfig}`, '--manage-all-nodes', ...configs]);
    return { api, kubeconfig, stop: () => api.close().then(stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

const etcdArgs = (folder: string, port: number): string[] => [
  ...[`--data-dir=${join(folder, 'etcd')}`, '--unsafe-no-fsync', '--log-level=error'],
  ...['listen-client-urls', 'advertise-client-urls'].map((key) => `--${key}=http://127.0.0.1:${port}`),
  ...['listen-peer-urls', 'initial-advertise-peer-urls'].map(
    (key) => `--${key}=http://127.0.0.1:${port + 1}`,
  ),
  `--initial-cluster=default=http://127.0.0.1:${port + 1}`,
];

const apiServerArgs = (folder: string, port: number): string[] => [
  `--etcd-servers=http://127.0.0.1:${port}`,
  ...['--bind-address=127.0.0.1', '--advertise-address=127.0.0.1', `--secure-port=${port + 2}`],
  ...[`--cert-dir=${join(folder, 'certs')}`, `--token-auth-file=${join(folder, 'tokens.csv')}`],
  ...['--authorization-mode=RBAC', '--endpoint-reconciler-type=none'],
  '--service-account-issuer=https://kubernetes.default.svc',
  `--service-account-key-file=${join(folder, 'sa.pub')}`,
  `--service-account-signing-key-file=${join(folder, 'sa.key')}`,
  '--service-cluster-ip-range=10.0.0.0/24',
];

/** Credentials of this run. @returns the path of the kubeconfig */
function writeFiles(folder: string, server: string, token: string): string {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  writeFileSync(join(folder, 'sa.key'), privateKey, { mode: 0o600 });
  writeFileSync(join(folder, 'sa.pub'), publicKey);
  writeFileSync(join(folder, 'tokens.csv'), `${token},admin,1,"system:masters"\n`, { mode: 0o600 });
  const kubeconfig = join(folder, 'kubeconfig');
  const cluster = { server, 'certificate-authority': join(folder, 'certs/apiserver.crt') };
  const config = {
    apiVersion: 'v1',
    kind: 'Config',
    'current-context': 'test',
    clusters: [{ name: 'test', cluster }],
    users: [{ name: 'test', user: { token } }],
    contexts: [{ name: 'test', context: { cluster: 'test', user: 'test' } }],
  };
  writeFileSync(kubeconfig, JSON.stringify(config), { mode: 0o600 });
  return kubeconfig;
}

async function whenReady(folder: string, at: { url: string; token: string }): Promise<KubernetesApi> {
  let failure: unknown;
  for (const deadline = Date.now() + READY_MS; Date.now() < deadline; await delay(250)) {
    try {
      const api = new KubernetesApi({ ...at, certificate: join(folder, 'certs/apiserver.crt') });
      await api.ready();
      return api;
    } catch (error) {
      failure = error;
    }
  }
  const log = readFileSync(join(folder, 'kube-apiserver.log'), 'utf8')
    .trim()
    .split('\n')
    .slice(-3)
    .join('\n');
  throw new Error(`The API server is not ready after ${READY_MS / 1000} s.\n${log}`, { cause: failure });
}
