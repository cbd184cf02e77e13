import { getContainerRuntimeClient } from 'testcontainers';
import type { SupervisedServer } from '../supervised-server.ts';
import { startKafkaContainer } from './kafka.ts';
import { startPostgresContainer } from './postgres.ts';
import { claimContainer } from './run-container.ts';

type Start = (folder: string) => Promise<SupervisedServer>;

const SERVERS: Readonly<Record<string, Start>> = {
  kafka: async (folder) => startKafkaContainer(await claimContainer(folder)),
  postgres: async (folder) => startPostgresContainer(await claimContainer(folder)),
};

/** The servers that are started in containers; none, with a warning, where Docker does not answer. */
export async function containerServers(): Promise<Readonly<Record<string, Start>>> {
  try {
    await getContainerRuntimeClient();
    return SERVERS;
  } catch (error) {
    process.stderr.write(`TEST_SERVERS=containers: Docker does not answer (${String(error)}); `);
    process.stderr.write('the servers of these tests are the embedded ones.\n');
    return {};
  }
}
