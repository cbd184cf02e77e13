import { DEFAULT_PORT_BASE, portsFrom } from '../tools/ports.ts';
import { openDataFolder } from '../tools/stack/data-folder.ts';
import { prepareStores, startInfrastructure } from '../tools/stack/infrastructure.ts';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { step } from '../tools/stack/progress.ts';
import { runCommand } from '../tools/stack/run-command.ts';
import { seedShop } from '../tools/stack/seed-shop.ts';
import { DATABASE, settingsOf } from '../tools/stack/settings.ts';

/**
 * `node operations/prepare.ts`: schemas, migrations, topics and seeds in stores that run elsewhere (DATABASE_URL, an administrator's,
 * and KAFKA_BROKERS), before any service starts. Can be run again: existing data is kept.
 */
async function main(): Promise<number> {
  const { DATABASE_URL, KAFKA_BROKERS, LOUPE_DATA = '/tmp/loupe-prepare', LOUPE_PORT_BASE } = process.env;
  if (!DATABASE_URL || !KAFKA_BROKERS)
    throw new PrerequisiteError('Set DATABASE_URL (an administrator’s) and KAFKA_BROKERS.');
  const ports = portsFrom(Number(LOUPE_PORT_BASE ?? DEFAULT_PORT_BASE));
  const dataFolder = openDataFolder(LOUPE_DATA);
  const infrastructure = await startInfrastructure({ dataFolder, ports });
  await step('schemas, migrations and topics', () => prepareStores(infrastructure, DATABASE));
  const settings = await settingsOf({ ports }, dataFolder, infrastructure);
  await step('seeds', () => seedShop(settings, infrastructure, DATABASE));
  return 0;
}

await runCommand(main);
