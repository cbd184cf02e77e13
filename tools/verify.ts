import { generatePrismaClients } from './stack/generated.ts';
import { CHECKS, runChecks } from './testing/checks.ts';

const HELP = `npm run verify   runs the checks before a commit, which need no server, two at a time:

  ${CHECKS.map(({ name }) => name).join('\n  ')}

Exit code 0: all passed. 1: some failed; the output of each is printed.`;

async function verify(): Promise<number> {
  await generatePrismaClients();
  const failed = await runChecks();
  return failed.length === 0 ? 0 : 1;
}

if (process.argv.includes('--help')) process.stdout.write(`${HELP}\n`);
else process.exitCode = await verify();
