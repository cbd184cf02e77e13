import { rehearseRestore } from './restore/rehearse.ts';
import { runCommand } from './stack/run-command.ts';

const HELP = `npm run restore:rehearse   restores a shop of its own to a moment and proves that no acknowledged order is lost

A base backup while shoppers buy, orders after it, a schema dropped by mistake; then Postgres is killed and restored from the
backup and the archived log, consumers are rewound, projections rebuilt, and invariants and provider ledgers compared.
Prints the time of each step (docs/runbooks/restore.md).`;

async function main(): Promise<number> {
  if (process.argv.includes('--help')) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const { acknowledged, lost, seconds, broken } = await rehearseRestore();
  for (const [name, took] of Object.entries(seconds))
    process.stdout.write(`${String(took).padStart(6)} s  ${name}\n`);
  process.stdout.write(`${acknowledged} acknowledged orders, ${lost} lost\n`);
  if (broken) process.stdout.write(`${broken}\n`);
  return lost === 0 && !broken ? 0 : 1;
}

await runCommand(main);
