import { parseArgs } from 'node:util';
import { TOPICS } from '@loupe/contracts/topics';
import { createPool } from '@loupe/database/pool';
import { listDeadLetters, type DeadLetter } from '@loupe/messaging/dead-letters';
import { createKafka, type KafkaClient } from '@loupe/messaging/kafka';
import { replayDeadLetters } from '@loupe/messaging/replay';
import { createLogger } from '@loupe/telemetry/logger';
import { SERVICES } from '@loupe/contracts/services';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { runCommand } from '../tools/stack/run-command.ts';
import { findRunningShop, type RunningShop } from '../tools/stack/running-shop.ts';

const HELP = `npm run deadletters -- list     messages that consumers gave up and that were not replayed; exit code 1 for any
npm run deadletters -- replay   sends them to their topics again, each for its consumer only, and releases parked keys

  --group <consumer>   only of this consumer, e.g. cart-checkout.order-confirmation
  --topic <topic>      only of this topic, without ".dead"

Uses the shop that runs on this machine (LOUPE_DATA), or DATABASE_URL (an administrator's) and KAFKA_BROKERS.
Fix the cause first: a message that fails again becomes a dead letter again.`;

interface Chosen {
  readonly group?: string | undefined;
  readonly topic?: string | undefined;
}

async function waiting(kafka: KafkaClient, chosen: Chosen): Promise<DeadLetter[]> {
  const topics = Object.values(TOPICS).map(({ name }) => name);
  const letters = await listDeadLetters(kafka, chosen.topic ? [chosen.topic] : topics);
  return letters.filter(({ group }) => !chosen.group || group === chosen.group);
}

/** Consumers are named after the service whose inbox and parked keys they use. */
function serviceOf(group: string) {
  const service = SERVICES.find((name) => group.startsWith(`${name}.`));
  if (service === undefined) throw new PrerequisiteError(`Unknown consumer: ${group}.`);
  return service;
}

/** Without this check a typing error would result in "No dead letters." */
function requireKnown({ group, topic }: Chosen): void {
  if (group !== undefined) serviceOf(group);
  const topics: readonly string[] = Object.values(TOPICS).map(({ name }) => name);
  if (topic !== undefined && !topics.includes(topic))
    throw new PrerequisiteError(`Unknown topic ${topic}; there are: ${topics.join(', ')}.`);
}

async function list(kafka: KafkaClient, chosen: Chosen): Promise<number> {
  const letters = await waiting(kafka, chosen);
  for (const { group, topic, key, offset, reason, diedAt } of letters)
    console.log(
      `${diedAt.toISOString()}  ${group}  ${topic} #${offset}  key ${key}  ${reason.split('\n')[0]}`,
    );
  console.log(letters.length === 0 ? 'No dead letters.' : `${letters.length} dead letters can be replayed.`);
  return letters.length === 0 ? 0 : 1;
}

async function replay(kafka: KafkaClient, shop: RunningShop, chosen: Chosen): Promise<number> {
  const letters = await waiting(kafka, chosen);
  const pairs = new Map(letters.map(({ group, topic }) => [`${group} ${topic}`, { group, topic }]));
  for (const { group, topic } of pairs.values()) {
    const url = shop.databaseUrlOf(serviceOf(group));
    const pool = createPool({ url, applicationName: 'dead-letters', max: 1, kind: 'background' });
    const sent = await replayDeadLetters({ kafka, pool, group, topic }).finally(() => pool.end());
    console.log(`${sent} of ${topic} sent again to ${group}.`);
  }
  if (pairs.size === 0) console.log('No dead letters.');
  return 0;
}

async function main(): Promise<number> {
  const { values: chosen, positionals } = parseArgs({
    allowPositionals: true,
    options: { group: { type: 'string' }, topic: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [command] = positionals;
  if (chosen.help || positionals.length > 1 || (command !== 'list' && command !== 'replay')) {
    console.log(HELP);
    return chosen.help ? 0 : 2;
  }
  requireKnown(chosen);
  const shop = findRunningShop();
  const logger = createLogger({ service: 'dead-letters', level: 'warn' });
  const brokers = shop.kafkaBrokers.split(',');
  const kafka = createKafka({ brokers, clientId: 'loupe-dead-letters', logger });
  return command === 'list' ? list(kafka, chosen) : replay(kafka, shop, chosen);
}

await runCommand(main);
