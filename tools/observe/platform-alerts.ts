import { constant, page, ticket, type Alert } from './alert.ts';

const DAY = 24 * 60 * 60;
const EXPIRY = 'probe_ssl_earliest_cert_expiry';
const LEFT = 'kubelet_volume_stats_available_bytes';
const SIZE = 'kubelet_volume_stats_capacity_bytes';
const VOLUME = 'namespace="loupe-stores",persistentvolumeclaim="a"';

/** Read from blackbox_exporter, which asks the shops' addresses as a browser does. @param days before the end */
const certificate = (name: string, days: number, rest: Pick<Alert, 'severity' | 'summary'>): Alert => ({
  name,
  for: '10m',
  runbook: 'certificate-ends.md',
  ...rest,
  expr: `min by (instance) (${EXPIRY}) - time() < ${days * DAY}`,
  // Examples begin at Unix time 0 and last ninety minutes.
  examples: [{ series: `${EXPIRY}{instance="shop"}`, bad: constant(days * DAY), good: constant(60 * DAY) }],
});

/** Read from kubelet, for each volume of the cluster. @param share that is used */
const disk = (name: string, share: number, rest: Pick<Alert, 'severity' | 'summary'>): Alert => ({
  name,
  for: '10m',
  runbook: 'disk-full.md',
  ...rest,
  expr: `max by (namespace, persistentvolumeclaim) (1 - ${LEFT} / ${SIZE}) > ${share}`,
  examples: [
    { series: `${LEFT}{${VOLUME}}`, bad: constant(100 - share * 100 - 1), good: constant(60) },
    { series: `${SIZE}{${VOLUME}}`, bad: constant(100), good: constant(100) },
  ],
});

/** What no process of ours can say about itself: the shops' own certificates, and the volumes of the stores. */
export const PLATFORM: readonly Alert[] = [
  certificate('SiteCertificateEnds', 14, {
    ...ticket,
    summary: 'the certificate of a shop ends within 14 days and was not renewed',
  }),
  certificate('SiteCertificateEndsSoon', 3, {
    ...page,
    summary: 'the certificate of a shop ends within 3 days: browsers will refuse it',
  }),
  disk('DiskFills', 0.75, { ...ticket, summary: 'a volume is three quarters full' }),
  disk('DiskNearlyFull', 0.9, {
    ...page,
    summary: 'nine tenths of a volume are full: Postgres and Kafka stop when all is',
  }),
];
