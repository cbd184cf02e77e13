import { createInterface } from 'node:readline/promises';
import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';
import { createPool } from '@loupe/database/pool';
import { openKeySets } from '@loupe/subgraph-server/key-file';
import { createLogger } from '@loupe/telemetry/logger';
import { KeySets, readConfig } from './config.ts';
import { readGiftCardCommand } from './operator/read-gift-card-command.ts';
import type { GiftCardCommand } from './operator/read-gift-card-command.ts';
import { createOutside } from './outside.ts';
import { createPorts } from './ports.ts';
import { resendGiftCard } from './use-cases/resend-gift-card.ts';
import type { GiftCardResend, ResendOutcome } from './use-cases/resend-gift-card.ts';

/** The part of `npm run payments` that helps a guest whose e-mail address does not work. */
async function operate(resend: GiftCardResend): Promise<ResendOutcome> {
  const service = 'gift-card-operator';
  const config = readConfig();
  const now = () => new Date();
  const logger = createLogger({ service, level: config.LOG_LEVEL, destination: process.stderr });
  const keys = openKeySets({ service, file: config.KEYS_FILE, shape: KeySets, logger });
  const url = config.DATABASE_URL;
  const pool = createPool({ url, applicationName: service, max: 1, kind: 'background' });
  // A fault run kills the service, not this command.
  const outside = createOutside({ config: { ...config, KILL_AT: undefined }, keys, now, logger });
  try {
    const ports = createPorts({ ...outside, pool });
    return await resendGiftCard(ports, resend);
  } finally {
    outside.close();
    await pool.end();
  }
}

const WORDS: Readonly<Record<ResendOutcome, string>> = {
  'not-matching': 'Order number and postcode do not belong together. Nothing was sent; it is recorded.',
  matching: 'Nothing was sent.',
  'no-card': 'The order has no such gift card, it was returned, or its number is not kept any more.',
  sent: 'Sent. Number and PIN are in that e-mail only; it is recorded.',
  refused: 'The mail server refuses this address. Nothing was sent; ask for another one.',
  'not-now': 'The mail server or payments does not answer. Nothing was sent; try again later.',
};

/** Asks on the terminal for what the customer has to know. */
async function complete(command: GiftCardCommand): Promise<GiftCardResend> {
  const { orderNumber, postcode } = command;
  if (orderNumber !== undefined && postcode !== undefined) return { ...command, orderNumber, postcode };
  if (!process.stdin.isTTY)
    throw new CommandNotUnderstoodError('What the customer says: --order <number> --postcode <postcode>.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const asked = async (words: string) =>
      (await terminal.question(`${words}, as the customer says it: `)).trim();
    return {
      ...command,
      orderNumber: orderNumber ?? (await asked('Order number')).toUpperCase(),
      postcode: postcode ?? (await asked('Postcode of the order')),
    };
  } finally {
    terminal.close();
  }
}

try {
  const outcome = await operate(await complete(readGiftCardCommand(process.argv.slice(2))));
  process.stdout.write(`${WORDS[outcome]}\n`);
  process.exitCode = outcome === 'sent' ? 0 : 1;
} catch (error) {
  if (!(error instanceof CommandNotUnderstoodError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
