import { createServer, type Server } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { claimPort } from '@loupe/test-harness/ports';
import { answersApiVersions } from './api-versions.ts';
import { startBroker, type Broker } from './broker.ts';
import { resolveJars } from './jars.ts';
import { javaVersion } from './java.ts';

let port: number;
let controllerPort: number;
let dataDir: string;
let running: Broker | undefined;

// Below the ephemeral ports: the kernel may give one of those to another socket while the broker is down.
beforeAll(async () => {
  [port, controllerPort] = [await claimPort(), await claimPort()];
});

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'loupe-kafka-'));
});

afterEach(async () => {
  await running?.stop('SIGKILL');
  running = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (options: { java?: string } = {}) => {
  running = await startBroker({ dataDir, port, controllerPort, ...options });
  return running;
};

describe('startBroker', () => {
  it('serves when the start resolves, and restarts on the same folder after kill -9', async () => {
    const first = await start();
    expect(await answersApiVersions(port)).toBe(true);
    await first.stop('SIGKILL');
    expect(await answersApiVersions(port)).toBe(false);

    const second = await start();
    expect(second.clusterId).toBe(first.clusterId);
    expect(await answersApiVersions(port)).toBe(true);
  });

  it('reports an unexpected end', async () => {
    const broker = await start();
    process.kill(broker.pid, 'SIGKILL');
    expect(await broker.ended).toEqual({ code: null, signal: 'SIGKILL' });
  });

  it('names a busy port and what to do', async () => {
    const server = await listen(controllerPort);
    await expect(start()).rejects.toMatchObject({
      name: 'PrerequisiteError',
      message: expect.stringMatching(
        new RegExp(`^Port ${controllerPort} \\(kafka-controller\\) is in use: .*LOUPE_PORT_BASE`),
      ) as unknown,
    });
    await new Promise((closed) => server.close(closed));
  });

  it('refuses a folder that it did not create', async () => {
    await writeFile(join(dataDir, 'holiday.jpg'), '');
    await expect(start()).rejects.toMatchObject({
      name: 'PrerequisiteError',
      message: expect.stringContaining('npm run reset') as unknown,
    });
  });

  it('refuses a folder of a newer Kafka', async () => {
    await (await start()).stop();
    await writeFile(join(dataDir, 'kafka-version'), '10.0.0');
    await expect(start()).rejects.toMatchObject({
      name: 'PrerequisiteError',
      message: expect.stringContaining('newer than 4.') as unknown,
    });
  });
});

describe('what must be installed', () => {
  it('names Java and how to install it when it is missing', async () => {
    await expect(start({ java: join(dataDir, 'no-java') })).rejects.toMatchObject({
      name: 'PrerequisiteError',
      message: expect.stringMatching(/Java 17 or newer and none was found: .*KAFKA_BROKERS/) as unknown,
    });
  });

  it('names the installed Java when that is too old', async () => {
    const java = join(dataDir, 'java');
    await writeFile(java, '#!/bin/sh\necho \'openjdk version "11.0.2" 2019-01-15\' >&2\n', { mode: 0o755 });
    await expect(javaVersion(java)).rejects.toThrow(/this is Java 11\.0\.2: install it/);
  });

  it('names Maven and how to install it when it is missing and the jars are not there yet', async () => {
    const maven = join(dataDir, 'no-mvn');
    await expect(resolveJars({ root: dataDir, maven })).rejects.toMatchObject({
      name: 'PrerequisiteError',
      message: expect.stringMatching(/none was found: .*KAFKA_BROKERS/) as unknown,
    });
    await resolveJars();
    await expect(resolveJars({ maven })).resolves.toMatch(/libs/);
  });
});

const listen = (taken: number): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer().listen(taken, '127.0.0.1', () => resolve(server));
  });
