import { expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../stack/services.ts';
import { DECLARED } from '../vendors/declared-vendors.ts';
import { assay } from '../vendors/tests/assay.ts';
import { certificateAlerts } from './certificate-alerts.ts';
import { findPrometheus } from './prometheus.ts';
import { ruleTests } from './rule-tests.ts';

const alerts = certificateAlerts([...DECLARED, assay]).filter(
  ({ labels }) => labels?.['certificate'] === 'assay-client',
);

it('a certificate that a declaration asks for is told 30 and 3 days before its end, and not 31 days before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'loupe-certificates-'));
  try {
    const files = Object.entries(ruleTests(alerts)).filter(([name]) => /-\d+\.json$/.test(name));
    for (const [name, content] of files) writeFileSync(join(folder, name), JSON.stringify(content));
    const tests = files.map(([name]) => name).filter((name) => name.startsWith('test-'));
    expect(tests).toHaveLength(2);
    const promtool = await findPrometheus('promtool');
    const said = execFileSync(promtool, ['test', 'rules', ...tests], { cwd: folder, encoding: 'utf8' });
    expect(said).toContain('SUCCESS');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('the alerts name the certificate, the cost and a runbook that exists', () => {
  expect(alerts).toHaveLength(2);
  for (const { labels, summary, runbook } of alerts) {
    expect(labels).toEqual({ certificate: 'assay-client' });
    expect(summary).toContain('the assay office accepts our calls');
    expect(existsSync(join(ROOT, 'docs/runbooks', runbook))).toBe(true);
  }
});
