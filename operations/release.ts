import { roleOf, type LoginName } from '@loupe/contracts/services';
import { DEFAULT_PORT_BASE, portsFrom } from '../tools/ports.ts';
import { openDataFolder } from '../tools/stack/data-folder.ts';
import { createRoles, createTopics, databaseOf, migrateServices } from '../tools/stack/prepare-stores.ts';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { runCommand } from '../tools/stack/run-command.ts';
import { seedServices } from '../tools/stack/seed-shop.ts';
import { settingsOf } from '../tools/stack/settings.ts';

const HELP = `node operations/release.ts roles        creates database, roles and schemas (ADMIN_DATABASE_URL)
node operations/release.ts migrations   brings every schema up to date, each as its owner (ADMIN_DATABASE_URL), and numbers orders in the part of the cell (CELL, 0)
node operations/release.ts topics       creates the topics that are missing, and checks on how many brokers each is (KAFKA_BROKERS, KAFKA_REPLICAS)
node operations/release.ts seed         the demonstration shop's data; existing data is kept

DATABASE_URL_<ROLE>, such as DATABASE_URL_CART_CHECKOUT: the URL of each service and of web. What the charts' jobs run; each can be run again.`;

/** @throws PrerequisiteError when it is not set */
function needed(key: string): string {
  const value = process.env[key];
  if (!value) throw new PrerequisiteError(`Set ${key}.`);
  return value;
}

const urlOf = (name: LoginName): string => needed(`DATABASE_URL_${roleOf(name).toUpperCase()}`);

const STEPS: Readonly<Record<string, () => Promise<void>>> = {
  roles: () => createRoles(needed('ADMIN_DATABASE_URL'), urlOf),
  migrations: () => migrateServices(needed('ADMIN_DATABASE_URL'), databaseOf(urlOf), process.env['CELL']),
  topics: () => createTopics(needed('KAFKA_BROKERS'), needed('KAFKA_REPLICAS')),
  seed: async () => {
    // Seeds read their service's whole environment, of which they use only the database.
    const { LOUPE_DATA = '/tmp/loupe-seed' } = process.env;
    const stores = { adminUrl: urlOf('identity'), kafkaBrokers: needed('KAFKA_BROKERS') };
    const ports = portsFrom(DEFAULT_PORT_BASE);
    return seedServices(await settingsOf({ ports }, openDataFolder(LOUPE_DATA), stores), urlOf);
  },
};

async function main([name]: readonly string[]): Promise<number> {
  const step = STEPS[name ?? ''];
  if (step === undefined) {
    process.stdout.write(`${HELP}\n`);
    return name === undefined || name === '--help' ? 0 : 1;
  }
  await step();
  process.stdout.write(`${name}: done\n`);
  return 0;
}

await runCommand(() => main(process.argv.slice(2)));
