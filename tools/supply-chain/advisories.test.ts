import { describe, expect, it } from '@jest/globals';
import { auditFindings, NoAuditReportError, TOLERATED } from './advisories.ts';

const REPORT = {
  vulnerabilities: {
    lodash: {
      via: [{ url: 'https://github.com/advisories/GHSA-1', title: 'Prototype pollution', severity: 'high' }],
    },
    uses: { via: ['lodash'] },
  },
};
const decision = (until: string) => [{ id: 'GHSA-1', reason: 'not reachable', until }];

describe('the gate of advisories', () => {
  it('names an advisory once, where it begins', () => {
    expect(auditFindings(REPORT, [], '2026-11-22')).toEqual(['lodash: high GHSA-1 Prototype pollution']);
  });

  it('tolerates one until its last day, and no longer', () => {
    expect(auditFindings(REPORT, decision('2026-11-22'), '2026-11-22')).toEqual([]);
    expect(auditFindings(REPORT, decision('2026-11-21'), '2026-11-22')).toEqual([
      'lodash: high GHSA-1 Prototype pollution (tolerated until 2026-11-21)',
    ]);
  });

  it('a decision that is no longer needed has to go', () => {
    expect(auditFindings({ vulnerabilities: {} }, decision('2027-01-01'), '2026-11-22')).toEqual([
      'GHSA-1 is tolerated, but no longer found',
    ]);
  });

  it('no report is not a clean one', () => {
    expect(() => auditFindings({}, [], '2026-11-22')).toThrow(NoAuditReportError);
  });

  it('every decision has a reason and a day', () => {
    for (const { reason, until } of TOLERATED) {
      expect(reason.length).toBeGreaterThan(20);
      expect(until).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});
