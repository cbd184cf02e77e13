import type { KubernetesApi } from './api.ts';
import { ApiError } from './api.ts';
import type { KubernetesObject } from '../../tools/charts/helm.ts';

/** A pod by a Deployment's template. */
function podOf(deployment: KubernetesObject): KubernetesObject {
  const { metadata, spec } = structuredClone(deployment).spec.template;
  // The account exists once the chart is installed; admission asks for it before it looks at security.
  delete spec.serviceAccountName;
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { ...metadata, name: 'planted', namespace: deployment.metadata.namespace },
    spec,
  };
}

/** What is planted, how, and what the server says about it. */
const PLANTED: readonly (readonly [string, (spec: KubernetesObject['spec']) => void, RegExp])[] = [
  ['a privileged container', (s) => (s.containers[0].securityContext = { privileged: true }), /privileged/],
  ['a container as root', (s) => (s.containers[0].securityContext.runAsUser = 0), /runAsUser=0/],
  ['a folder of the node', (s) => s.volumes.push({ name: 'node', hostPath: { path: '/' } }), /hostPath/],
  ['a misspelt field', (s) => (s.containers[0].readynessProbe = {}), /unknown field/],
];

/** Checks that the server takes a chart's pod and refuses it with each planted fault. @throws Error for one that is not refused */
export async function checkAdmission(api: KubernetesApi, deployment: KubernetesObject): Promise<number> {
  await api.create(podOf(deployment), { dryRun: true });
  for (const [name, plant, expected] of PLANTED) {
    const pod = podOf(deployment);
    plant(pod.spec);
    const refusal: unknown = await api.create(pod, { dryRun: true }).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (!(refusal instanceof ApiError) || !expected.test(refusal.message))
      throw new Error(`${name} was not refused: ${String(refusal)}`);
  }
  return PLANTED.length;
}
