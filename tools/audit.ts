import { spawnSync } from 'node:child_process';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { runCommand } from './stack/run-command.ts';
import { ROOT } from './stack/services.ts';
import { auditFindings, NoAuditReportError, TOLERATED, type AuditReport } from './supply-chain/advisories.ts';

const HELP = `npm run audit   asks npm for advisories of what runs, and fails for one without a dated decision in tools/supply-chain/advisories.ts`;

async function main(): Promise<number> {
  if (process.argv.includes('--help')) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  const today = new Date().toISOString().slice(0, 10);
  const findings = findingsIn(stdout, today);
  for (const finding of findings) process.stdout.write(`✗ ${finding}\n`);
  process.stdout.write(`${findings.length} advisories without a decision\n`);
  return findings.length === 0 ? 0 : 1;
}

/** @throws PrerequisiteError without a report */
function findingsIn(text: string, today: string): string[] {
  try {
    return auditFindings(JSON.parse(text) as AuditReport, TOLERATED, today);
  } catch (error) {
    if (!(error instanceof NoAuditReportError) && !(error instanceof SyntaxError)) throw error;
    throw new PrerequisiteError(
      'npm audit gave no report: use a registry that has advisories, such as registry.npmjs.org.',
    );
  }
}

await runCommand(main);
