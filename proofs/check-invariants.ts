import { parseArgs } from 'node:util';
import pg from 'pg';
import { broken, checkInvariants, inLines } from './invariants/check.ts';
import { gatherFacts } from './invariants/gather-facts.ts';
import { runCommand } from '../tools/stack/run-command.ts';
import { findRunningShop } from '../tools/stack/running-shop.ts';

const HELP = `npm run check:invariants   checks all invariants: one line each, with the rows that violate it; exit code 1 for any

  --at-rest          no work is under way: allow no time for eventual consistency
  --answers <file>   JSON of orders that clients got an answer for: [{"cartId": …, "orderNumber": …}]

Checks the shop that runs on this machine (LOUPE_DATA), or DATABASE_URL, an administrator's. The ledgers of the card,
gift card, wallet, pay-later and lender's sandboxes and the e-mail inbox are compared if they are available: CYBERSOURCE_URL,
GIVEX_URL, PAYPAL_URL, KLARNA_URL, V12_URL and INBOX_URL name others.`;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { 'at-rest': { type: 'boolean' }, answers: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const shop = findRunningShop();
  const facts = await gatherFacts({ ...shop, answersFile: values.answers });
  const client = new pg.Client({ connectionString: shop.adminUrl, application_name: 'check-invariants' });
  await client.connect();
  try {
    const findings = await checkInvariants(client, { facts, atRest: values['at-rest'] ?? false });
    process.stdout.write(`${inLines(findings)}\n`);
    return broken(findings).length === 0 ? 0 : 1;
  } finally {
    await client.end();
  }
}

await runCommand(main);
