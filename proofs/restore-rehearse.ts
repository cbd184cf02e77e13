import { rehearseRestore } from './restore/rehearse.ts';
import { runCommand } from '../tools/stack/run-command.ts';

const HELP = `npm run restore:rehearse   restores a shop of its own to the middle of a day and proves that nothing is lost or repeated

A base backup while shoppers buy; then part shipments, a part return, a cancellation, a sold gift card, a refund by hand and new orders
after the moment, two people who are erased, and one who asks for a copy. Postgres is killed and restored from the backup and the archived log, and the runbook is followed by its commands.
No order number, movement of money or parcel is there twice, nobody who was erased is there, the copy is asked for again, and all invariants hold. Prints the time of each step
(docs/runbooks/restore.md).`;

async function main(): Promise<number> {
  if (process.argv.includes('--help')) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const { acknowledged, lost, seconds, wrong, broken } = await rehearseRestore();
  for (const [name, took] of Object.entries(seconds))
    process.stdout.write(`${String(took).padStart(6)} s  ${name}\n`);
  process.stdout.write(`${acknowledged} acknowledged orders, ${lost} lost\n`);
  for (const line of wrong) process.stdout.write(`${line}\n`);
  if (broken) process.stdout.write(`${broken}\n`);
  return lost === 0 && wrong.length === 0 && !broken ? 0 : 1;
}

await runCommand(main);
