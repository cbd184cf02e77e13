import type { KubernetesObject } from './helm.ts';

interface Container {
  readonly name: string;
  readonly securityContext?: {
    readonly privileged?: boolean;
    readonly allowPrivilegeEscalation?: boolean;
    readonly readOnlyRootFilesystem?: boolean;
    readonly capabilities?: { readonly drop?: readonly string[]; readonly add?: readonly string[] };
  };
}

/** What a workload's pods are allowed beyond the least; empty for the least. */
export function insecurities({ spec }: KubernetesObject): string[] {
  const pod = spec.template.spec;
  const { runAsNonRoot, seccompProfile } = pod.securityContext ?? {};
  const containers: Container[] = [...(pod.initContainers ?? []), ...pod.containers];
  return [
    ...containers.flatMap(ofContainer),
    ...(runAsNonRoot === true ? [] : ['it may run as root']),
    ...(seccompProfile?.type === 'RuntimeDefault' ? [] : ['system calls are not restricted']),
    ...(pod.automountServiceAccountToken === false ? [] : ['a service account token is mounted']),
    ...(pod.hostNetwork || pod.hostPID || pod.hostIPC ? ['it shares a namespace of its node'] : []),
  ];
}

function ofContainer({ name, securityContext = {} }: Container): string[] {
  const { privileged, allowPrivilegeEscalation, readOnlyRootFilesystem, capabilities } = securityContext;
  const dropsAll = capabilities?.drop?.includes('ALL') === true && !capabilities.add?.length;
  return [
    ...(privileged ? [`${name} is privileged`] : []),
    ...(allowPrivilegeEscalation === false ? [] : [`${name} may escalate privileges`]),
    ...(readOnlyRootFilesystem ? [] : [`${name} can write its root`]),
    ...(dropsAll ? [] : [`${name} keeps capabilities`]),
  ];
}
