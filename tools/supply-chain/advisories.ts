/** An advisory that is known and tolerated, with a reason and a last day. */
export interface Tolerated {
  /** Such as GHSA-xxxx-xxxx-xxxx. */
  readonly id: string;
  readonly reason: string;
  /** The last day, YYYY-MM-DD. */
  readonly until: string;
}

/** Decisions; at most 90 days each, so that none is forgotten. */
export const TOLERATED: readonly Tolerated[] = [];

interface Advisory {
  readonly url?: string;
  readonly title?: string;
  readonly severity?: string;
}

/** The part of `npm audit --json` that is read. */
export interface AuditReport {
  readonly vulnerabilities?: Readonly<Record<string, { readonly via: readonly (Advisory | string)[] }>>;
}

/** npm audit gave no report: the registry has no such service, or there is no network. */
export class NoAuditReportError extends Error {
  override readonly name = 'NoAuditReportError';
}

/**
 * A sentence for each advisory that is not tolerated today, and for each tolerated one that has expired or no longer applies.
 * @throws NoAuditReportError
 */
export function auditFindings(report: AuditReport, tolerated: readonly Tolerated[], today: string): string[] {
  const { vulnerabilities } = report;
  if (vulnerabilities === undefined) throw new NoAuditReportError('npm audit gave no report.');
  const found = new Map<string, string>();
  for (const [name, { via }] of Object.entries(vulnerabilities)) {
    for (const advisory of via) {
      if (typeof advisory === 'string') continue; // named where it begins
      const id = advisory.url?.split('/').at(-1) ?? 'unknown';
      found.set(id, `${name}: ${advisory.severity} ${id} ${advisory.title}`);
    }
  }
  const open = [...found].flatMap(([id, sentence]) => {
    const decision = tolerated.find((each) => each.id === id);
    if (decision === undefined) return [sentence];
    return decision.until < today ? [`${sentence} (tolerated until ${decision.until})`] : [];
  });
  const past = tolerated
    .filter(({ id }) => !found.has(id))
    .map(({ id }) => `${id} is tolerated, but no longer found`);
  return [...open, ...past];
}
