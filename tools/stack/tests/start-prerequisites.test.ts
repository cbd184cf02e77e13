import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { scratchCheckout, type Changes } from './scratch-checkout.ts';
import { fakeJars, fakeJava } from './small-shop.ts';
import { startPlace, withFreeSpace, type StartPlace } from './start-run.ts';

let place: StartPlace;
let roots: string[];
beforeEach(async () => {
  place = await startPlace();
  roots = [];
});
afterEach(() => {
  place.remove();
  for (const root of roots) rmSync(root, { recursive: true });
});

function checkout(changes: Changes = {}): string {
  const root = scratchCheckout(changes);
  roots.push(root);
  return root;
}

async function listening(port: number, host?: string) {
  const server = createServer((socket) => socket.destroy()).listen(port, host);
  await once(server, 'listening');
  return server;
}

/** Expects one sentence, and that no server was started. */
async function refused(sentence: RegExp, options: Parameters<StartPlace['start']>[0] = {}): Promise<void> {
  const { code, said, leftovers } = await place.start(options).ended;
  expect(said).toEqual([expect.stringMatching(sentence)]);
  expect({ code, leftovers }).toEqual({ code: 1, leftovers: [] });
  expect(existsSync(join(place.dataFolder, 'postgres'))).toBe(false);
}

describe('npm start ends with an error before any server starts', () => {
  it('when Java is missing', () => refused(/^Kafka needs Java 17 or newer and none was found: install it/));

  it('when Java is too old', () => {
    place.program('java', `echo 'openjdk version "11.0.2" 2019-01-15' >&2`);
    return refused(/^Kafka needs Java 17 or newer and this is Java 11\.0\.2: install it/);
  });

  it('when Maven is missing and the jars are not there yet', () => {
    place.program('java', fakeJava('exit 1'));
    return refused(/^Kafka is fetched with Maven and none was found: install it/, { root: checkout() });
  });

  it.each([
    ['127.0.0.1', 1, 'gateway'],
    ['::1', 0, 'web'],
    ['127.0.0.1', 32, 'postgres'],
    ['127.0.0.1', 93, 'kafka-controller'],
  ])('when something listens at %s on the port %d after the first', async (host, offset, name) => {
    place.program('java', fakeJava('exit 1'));
    const port = place.portBase + offset;
    const squatter = await listening(port, host);
    try {
      await refused(new RegExp(`^Port ${port} \\(${name}\\) is in use: .* LOUPE_PORT_BASE`), {
        root: checkout(fakeJars()),
      });
    } finally {
      squatter.close();
    }
  });

  it('when the disk is nearly full', async () => {
    place.program('java', fakeJava('exit 1'));
    await refused(/^Only 10 MB are free on the disk of .*: free some space, or set LOUPE_DATA/, {
      root: checkout(fakeJars()),
      env: withFreeSpace(place, 10),
    });
  });

  it('when the data folder is incomplete, of another format, or not one', async () => {
    mkdirSync(place.dataFolder);
    writeFileSync(join(place.dataFolder, 'loupe-data.json'), '{"format":99}');
    await refused(/is of format 99 and this version needs 1: run "npm run reset"/);
    writeFileSync(join(place.dataFolder, 'loupe-data.json'), '');
    await refused(/loupe-data\.json cannot be read .*: run "npm run reset"/);
    rmSync(place.dataFolder, { recursive: true });
    writeFileSync(place.dataFolder, '');
    await refused(/data cannot be used .*: set LOUPE_DATA to a folder of your own/);
  });

  it('when LOUPE_PORT_BASE is not a port', () =>
    refused(/^LOUPE_PORT_BASE must be a whole number from 1024 to 32000, not NaN/, {
      env: { LOUPE_PORT_BASE: 'many' },
    }));
});

it('npm test names what is missing before its first part begins, and counts it as failed', async () => {
  const { code, said, leftovers } = await place.start({ command: ['tools/test.ts', 'static', 'e2e'] }).ended;
  expect(said).toEqual([
    expect.stringMatching(/^✗ prerequisites: Kafka needs Java 17 or newer and none was found: install it/),
    '0 passed, 1 failed',
  ]);
  expect({ code, leftovers }).toEqual({ code: 1, leftovers: [] });
});

describe('servers outside', () => {
  /** Listens on the port of an embedded server, as those of docker-compose.yml do, and never answers. */
  async function withSilentServer(port: number, work: () => Promise<void>): Promise<void> {
    const server = await listening(port, '127.0.0.1');
    await work().finally(() => server.close());
  }

  it('a Kafka that does not answer is named; Java, Maven and its ports are not checked', () =>
    withSilentServer(place.portBase + 92, () =>
      refused(/^No Kafka answers at 127\.0\.0\.1:\d+: .* correct KAFKA_BROKERS/, {
        env: { KAFKA_BROKERS: `127.0.0.1:${place.portBase + 92}` },
      }),
    ));

  it('a Postgres that accepts no session is named; its port is not checked', () =>
    withSilentServer(place.portBase + 32, () =>
      refused(/^The Postgres of DATABASE_URL at 127\.0\.0\.1:\d+ cannot be used .* correct DATABASE_URL/, {
        env: { DATABASE_URL: `postgresql://postgres@127.0.0.1:${place.portBase + 32}/postgres` },
      }),
    ));
});

describe('packages', () => {
  it('that npm cannot install end it with one sentence after npm’s output', async () => {
    place.program('npm', 'echo "npm error planted" >&2; exit 1');
    const { code, said } = await place.start({ root: checkout({ node_modules: null }) }).ended;
    expect({ code, said }).toEqual({
      code: 1,
      said: ['npm error planted', expect.stringMatching(/^npm ci did not finish: see its message above/)],
    });
  });

  it('are not installed without npm, or when the disk is nearly full', async () => {
    const root = checkout({ node_modules: null });
    expect((await place.start({ root }).ended).said).toEqual([
      expect.stringMatching(/^npm was not found: install Node\.js with npm/),
    ]);
    expect((await place.start({ root, env: withFreeSpace(place, 10) }).ended).said).toEqual([
      expect.stringMatching(/^Only 10 MB are free on the disk of .*: free some space/),
    ]);
  });
});

(process.getuid?.() === 0 ? describe : describe.skip)('as root on Debian', () => {
  it('missing programs are installed, or the error contains the message of apt-get', async () => {
    const bin = join(place.folder, 'bin');
    const asked = join(place.folder, 'asked');
    place.program(
      'apt-get',
      `echo "$@" >> ${asked}
case "$*" in
  *openjdk*) echo '#!/bin/sh' > ${bin}/java; echo "echo 'openjdk version \\"17.0.1\\"' >&2" >> ${bin}/java; /bin/chmod 755 ${bin}/java;;
  *maven*) echo 'E: Unable to locate package maven' >&2; exit 100;;
esac`,
    );
    await refused(
      /^Kafka is fetched with Maven and none was found: .*apt-get.*Unable to locate package maven/,
      {
        root: checkout(),
      },
    );
    const installs = readFileSync(asked, 'utf8').match(/install.*/g);
    expect(installs).toEqual([
      expect.stringMatching(/openjdk-17-jre-headless/),
      expect.stringMatching(/maven/),
    ]);
  });
});
