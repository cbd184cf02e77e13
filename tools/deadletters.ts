import { parseArgs } from 'node:util';
import { createPool } from '@loupe/database/pool';
import { createKafka } from '@loupe/messaging/kafka';
import { replayDeadLetters } from '@loupe/messaging/replay';
import { createLogger } from '@loupe/telemetry/logger';

const HELP = `Sends a consumer's dead letters to their topic again, for that consumer alone, and sets parked keys free.

  npm run deadletters -- --group <consumer> --topic <topic> --database <url> --brokers <host:port,…>

  --group     the consumer that gave them up: header dead-letter-consumer, column parked_key.consumer
  --topic     the topic they came from, without ".dead"
  --database  of the consumer's service, as in its DATABASE_URL
  --brokers   as in KAFKA_BROKERS`;

const { values } = parseArgs({
  options: {
    group: { type: 'string' },
    topic: { type: 'string' },
    database: { type: 'string' },
    brokers: { type: 'string' },
    help: { type: 'boolean' },
  },
});

const { group, topic, database, brokers, help } = values;
if (help || !group || !topic || !database || !brokers) {
  console.log(HELP);
  process.exit(help ? 0 : 2);
}

const logger = createLogger({ service: 'dead-letters', level: 'warn' });
const kafka = createKafka({ brokers: brokers.split(','), clientId: 'loupe-dead-letters', logger });
const pool = createPool({ url: database, applicationName: 'dead-letters', max: 1, kind: 'background' });
try {
  const sent = await replayDeadLetters({ kafka, pool, group, topic });
  console.log(`${sent} sent again to ${group}. What fails once more is a dead letter once more.`);
} finally {
  await pool.end();
}
