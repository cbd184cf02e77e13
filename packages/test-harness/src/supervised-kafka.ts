import { join } from 'node:path';
import { startBroker } from '@loupe/local-servers/kafka/broker';
import { claimPort } from './ports.ts';
import { TEMPLATES } from './run-folder.ts';
import type { SupervisedServer } from './supervised-server.ts';

export async function startSupervisedKafka(folder: string): Promise<SupervisedServer> {
  const options = {
    dataDir: join(folder, 'kafka'),
    port: await claimPort(),
    controllerPort: await claimPort(),
    template: join(TEMPLATES, 'kafka'),
  };
  let broker = await startBroker(options);
  return {
    facts: { brokers: broker.brokers },
    commands: {
      kill: () => broker.stop('SIGKILL'),
      restart: async () => {
        await broker.stop();
        broker = await startBroker(options);
      },
    },
    stop: () => broker.stop('SIGKILL'), // its data is discarded
  };
}
