import { getContainerRuntimeClient, GenericContainer, Wait } from 'testcontainers';
import { serverProperties } from '@loupe/local-servers/kafka/server-properties';
import { claimPort } from '../ports.ts';
import type { SupervisedServer } from '../supervised-server.ts';
import type { RunContainer } from './run-container.ts';

const IMAGE = 'apache/kafka:4.4.0';
const PORT = 9092;
const DATA = '/var/lib/kafka/data';

/** Not the KafkaContainer of `@testcontainers/kafka`, which starts Confluent's images only (ADR 114). */
export async function startKafkaContainer({ name }: RunContainer): Promise<SupervisedServer> {
  const port = await claimPort();
  const container = await new GenericContainer(IMAGE)
    .withName(name)
    .withExposedPorts({ container: PORT, host: port })
    .withEnvironment({
      ...variablesOf(
        serverProperties({ logDir: DATA, port: PORT, controllerPort: PORT + 1, advertisedPort: port }),
      ),
      KAFKA_LISTENERS: `PLAINTEXT://0.0.0.0:${PORT},CONTROLLER://127.0.0.1:${PORT + 1}`,
    })
    .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
    .start();
  return {
    facts: { brokers: `127.0.0.1:${port}` },
    commands: {
      kill: async () => {
        const docker = await getContainerRuntimeClient();
        await docker.container.getById(container.getId()).kill();
      },
      restart: () => container.restart(),
    },
    stop: async () => {
      await container.stop();
    },
  };
}

/** The image takes each line of server.properties from a variable: `log.dirs` from `KAFKA_LOG_DIRS`. */
const variablesOf = (properties: string): Record<string, string> =>
  Object.fromEntries(
    properties.split('\n').flatMap((line) => {
      const [, name, value] = /^([a-z.]+)=(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[`KAFKA_${name.toUpperCase().replaceAll('.', '_')}`, value ?? '']];
    }),
  );
