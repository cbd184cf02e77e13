import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { claimPort } from '@loupe/test-harness/ports';
import { startPostgres } from './postgres.ts';
import type { PostgresServer } from './postgres.ts';
import { serverUser } from './server-user.ts';

const asRoot = process.getuid?.() === 0;
let folder: string;
let port: number;
const servers: PostgresServer[] = [];

async function start(dataDir = join(folder, 'data')): Promise<PostgresServer> {
  const server = await startPostgres({
    dataDir,
    port,
    logFile: join(folder, 'postgres.log'),
    durable: false,
  });
  servers.push(server);
  return server;
}

async function query(server: PostgresServer, sql: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: server.adminUrl });
  await client.connect();
  try {
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Creates a cluster and stops its server. */
async function madeCluster(): Promise<string> {
  await (await start()).stop();
  return join(folder, 'data');
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loupe-postgres-'));
  port = await claimPort();
});

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  await rm(await realpath(join(folder, 'data')).catch(() => folder), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

describe('startPostgres', () => {
  it('creates a cluster once and keeps its data; sorts the same on every machine, in UTC', async () => {
    const first = await start();
    await query(first, 'CREATE TABLE kept AS SELECT 1 AS one');
    await first.stop();
    const second = await start();
    expect(await query(second, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    expect(
      await query(
        second,
        `SELECT 'a' < 'B' AS folded, lower('É') AS lower, current_setting('timezone') AS zone`,
      ),
    ).toEqual([{ folded: false, lower: 'é', zone: 'UTC' }]);
    expect(await query(second, `SELECT current_setting('server_version') LIKE '18.%' AS current`)).toEqual([
      { current: true },
    ]);
  });

  it('reports an unexpected end', async () => {
    const server = await start();
    process.kill(server.pid, 'SIGKILL');
    await server.ended;
    await expect(query(server, 'SELECT 1')).rejects.toThrow(/ECONNRE(FUSED|SET)/);
  });

  it('a port in use is an error in one sentence that says what to do', async () => {
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    await expect(start()).rejects.toMatchObject({
      name: 'PrerequisiteError',
      message: expect.stringMatching(/^Port \d+ \(postgres\) is in use: .*LOUPE_PORT_BASE.*\.$/),
    });
    other.close();
  });

  it('a folder with other files is not changed', async () => {
    await mkdir(join(folder, 'data'));
    await writeFile(join(folder, 'data', 'thesis.txt'), 'mine');
    await expect(start()).rejects.toMatchObject({
      name: 'PrerequisiteError',
      message: expect.stringContaining("not Loupe's"),
    });
    expect(await readFile(join(folder, 'data', 'thesis.txt'), 'utf8')).toBe('mine');
  });

  it('the data folder of another Postgres is not changed', async () => {
    const data = await madeCluster();
    await rm(join(data, 'loupe.txt'));
    await expect(start()).rejects.toMatchObject({
      name: 'PrerequisiteError',
      message: expect.stringContaining("not Loupe's"),
    });
  });

  it('a folder of another major version is an error with the versions and what to do', async () => {
    const data = await madeCluster();
    await writeFile(join(data, 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toMatchObject({
      name: 'PrerequisiteError',
      message: expect.stringMatching(/Postgres 17 and this version runs 18: run "npm run reset"/),
    });
  });

  it('creates the cluster again if its creation was interrupted', async () => {
    await mkdir(join(folder, 'data.new', 'base'), { recursive: true });
    expect(await query(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('starts despite a pid file of a crash, even if another process has the pid now', async () => {
    const data = await madeCluster();
    const user = await serverUser();
    const bystander = spawn('/bin/sh', ['-c', 'read line'], {
      ...user,
      cwd: '/',
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    await writeFile(
      join(data, 'postmaster.pid'),
      `${bystander.pid}\n${data}\n1\n${port}\n\n127.0.0.1\n\nready\n`,
    );
    expect(await query(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(bystander.exitCode).toBeNull();
    bystander.stdin.end();
  });

  it('ends a server whose starter was killed', async () => {
    const script = `import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'postgres.ts'))};
      const options = JSON.parse(process.argv[1]);
      console.log((await startPostgres(options)).pid);
      process.kill(process.pid, 'SIGKILL');`;
    const options = JSON.stringify({
      dataDir: join(folder, 'data'),
      port,
      logFile: join(folder, 'postgres.log'),
      durable: false,
    });
    const starter = spawn(process.execPath, ['--input-type=module', '-e', script, options], {
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    const [pid] = (await once(starter.stdout, 'data')) as [Buffer];
    await once(starter, 'exit');
    process.kill(Number(pid), 0); // throws if the server does not run any more
    const server = await start();
    expect(server.pid).not.toBe(Number(pid));
    expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('reports the line of the log when the server does not start', async () => {
    const failing = startPostgres({
      dataDir: join(folder, 'data'),
      port,
      logFile: join(folder, 'postgres.log'),
      flags: ['-c', 'nonsense=1'],
    });
    await expect(failing).rejects.toMatchObject({
      name: 'ChildFailedError',
      message: expect.stringMatching(/^Postgres ended .*"nonsense".*: see .*postgres\.log\.$/),
    });
  });

  (asRoot ? it : it.skip)('as root, stores its data where its account has access', async () => {
    const home = join(folder, 'home');
    await mkdir(home, { mode: 0o700 });
    const dataDir = join(home, 'data');
    const server = await start(dataDir);
    await query(server, 'CREATE TABLE kept AS SELECT 1 AS one');
    await server.stop();
    expect(await query(await start(dataDir), 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    await servers.at(-1)?.stop();
    const place = await realpath(dataDir);
    await rm(dataDir);
    await expect(query(await start(dataDir), 'SELECT one FROM kept')).rejects.toMatchObject({
      code: '42P01',
    });
    await servers.at(-1)?.stop();
    await rm(place, { recursive: true });
  });

  (asRoot ? it : it.skip)(
    'a folder of another account is an error in one sentence that says what to do',
    async () => {
      const data = await madeCluster();
      await chown(data, 12_345, 12_345);
      await expect(start()).rejects.toMatchObject({
        name: 'PrerequisiteError',
        message: expect.stringContaining('belongs to user 12345'),
      });
    },
  );
});
