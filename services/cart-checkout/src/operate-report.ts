import { londonDate } from '@loupe/calendar/london';
import { SITES } from '@loupe/contracts/sites';
import { createPool } from '@loupe/database/pool';
import { poolTx } from '@loupe/database/tx';
import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';
import { reportRepository } from './adapters/db/report-repository.ts';
import { readConfig } from './config.ts';
import { readReportCommand } from './operator/read-report-command.ts';
import { reportInCsv, reportInWords } from './operator/say-report.ts';
import { makeReport } from './use-cases/make-report.ts';

try {
  const command = readReportCommand(process.argv.slice(2), londonDate(new Date()));
  const url = readConfig().DATABASE_URL;
  const pool = createPool({ url, applicationName: 'report-operator', max: 1, kind: 'background' });
  try {
    const report = await makeReport({ reports: reportRepository(poolTx(pool)), sites: SITES }, command);
    process.stdout.write(`${command.csv ? reportInCsv(report) : reportInWords(report)}\n`);
  } finally {
    await pool.end();
  }
} catch (error) {
  if (!(error instanceof CommandNotUnderstoodError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
