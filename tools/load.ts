import { join, relative } from 'node:path';
import { optionsOf, PROFILES, SCENARIOS } from './load/options.ts';
import { sentencesOf } from './load/report.ts';
import { runLoad } from './load/run.ts';
import { runCommand } from './stack/run-command.ts';
import { ROOT } from './stack/services.ts';

const HELP = `npm run load -- <scenario> --profile <profile>   loads a shop of its own with k6 and judges it by loadtests/slo.json

scenarios   ${SCENARIOS.join(', ')}
profiles    ${PROFILES.join(', ')} (the flash sale has its own shape)
--factor    multiplies the arrival rates, for a bigger machine
--shoppers, --units   of the flash sale; 2000 and 100

Finds k6 or builds it with Go, and sends nothing to other machines. The report with the machine's own speed is in .loupe/load.
The exit code is 1 when an objective, an invariant or the answers do not hold.`;

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (args.length === 0 || args.includes('--help')) {
    process.stdout.write(`${HELP}\n`);
    return args.length === 0 ? 1 : 0;
  }
  const { report, folder } = await runLoad(optionsOf(args));
  process.stdout.write(`${sentencesOf(report).join('\n')}\n`);
  process.stdout.write(`report: ${relative(ROOT, join(folder, 'report.html'))}\n`);
  return report.broken.length === 0 ? 0 : 1;
}

await runCommand(main);
