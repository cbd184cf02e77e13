import { DECLARED } from '../vendors/declared-vendors.ts';
import type { Vendor } from '../vendors/vendor.ts';
import { constant, page, ticket, type Alert } from './alert.ts';

const DAY = 24 * 60 * 60;
/** What an authority may take to issue the next, and the last days in which somebody has to act at once. */
const WARNED_DAYS = 30;
const URGENT_DAYS = 3;

/** Before a certificate that a declaration asks for ends: the vendor then refuses every call. */
export const certificateAlerts = (vendors: readonly Vendor[] = DECLARED): Alert[] =>
  vendors.flatMap(({ certificates = {} }) =>
    Object.entries(certificates).flatMap(([certificate, { words }]) => [
      alert('CertificateEnds', certificate, WARNED_DAYS, {
        ...ticket,
        summary: `within 30 days the certificate ends by which ${words}`,
      }),
      alert('CertificateEndsSoon', certificate, URGENT_DAYS, {
        ...page,
        summary: `within 3 days the certificate ends by which ${words}`,
      }),
    ]),
  );

function alert(
  name: string,
  certificate: string,
  days: number,
  rest: Pick<Alert, 'severity' | 'summary'>,
): Alert {
  const series = `loupe_certificate_end_timestamp_seconds{certificate="${certificate}"}`;
  return {
    name,
    labels: { certificate },
    for: '10m',
    runbook: 'certificate-ends.md',
    ...rest,
    // Of several processes the one that still has the former.
    expr: `min(${series}) - time() < ${days * DAY}`,
    // Examples begin at Unix time 0 and last ninety minutes.
    examples: [{ series, bad: constant(days * DAY), good: constant((WARNED_DAYS + 1) * DAY) }],
  };
}
