import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { LoadReport } from './load/load-report.ts';
import { optionsOf, PROFILES, SCENARIOS } from './load/options.ts';
import { queueing, queueingLines } from './load/queueing.ts';
import { sentencesOf } from './load/report.ts';
import { runLoad } from './load/run.ts';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { runCommand } from '../tools/stack/run-command.ts';
import { ROOT } from '../tools/stack/services.ts';

const HELP = `npm run load -- <scenario> --profile <profile>   loads a shop of its own with k6 and judges it by loadtests/slo.json

scenarios   ${SCENARIOS.join(', ')}
profiles    ${PROFILES.join(', ')} (the flash sale has its own shape)
--factor    multiplies the arrival rates, for a bigger machine or a comparison
--shoppers, --units   of the flash sale; 2000 and 100
--dashboards  starts Prometheus with the shop, and takes a screenshot of every dashboard after the run

npm run load -- model <report.json> …   predicts the mean time of a request from the report with the least load, by a queueing model

Finds k6 or builds it with Go, and sends nothing to other machines. The report with the machine's own speed is in .loupe/load.
The exit code is 1 when an objective, an invariant or the answers do not hold.`;

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (args.length === 0 || args.includes('--help')) {
    process.stdout.write(`${HELP}\n`);
    return args.length === 0 ? 1 : 0;
  }
  if (args[0] === 'model') {
    process.stdout.write(`${queueingLines(queueing(args.slice(1).map(readReport))).join('\n')}\n`);
    return 0;
  }
  const { report, folder } = await runLoad(optionsOf(args));
  process.stdout.write(`${sentencesOf(report).join('\n')}\n`);
  process.stdout.write(`report: ${relative(ROOT, join(folder, 'report.html'))}\n`);
  return report.broken.length === 0 ? 0 : 1;
}

/** @throws PrerequisiteError for a file that is no report */
function readReport(file: string): LoadReport {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LoadReport;
  } catch (error) {
    throw new PrerequisiteError(
      `${file} is no report.json of a load: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

await runCommand(main);
