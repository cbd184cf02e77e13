import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startBalancer, type Balancer } from '../../proofs/rolling/balancer.ts';
import { ROOT } from '../stack/services.ts';
import { addAssets } from '../stack/web.ts';

const NEXT = join(ROOT, 'node_modules/next/dist/bin/next');
const FOLDER = join(ROOT, `.loupe/two-releases-${process.pid}`);
const running: ChildProcess[] = [];
let balancer: Balancer | undefined;

/** A shop of one page, whose script says which release it is. */
function build(release: string): string {
  const folder = join(FOLDER, release);
  mkdirSync(join(folder, 'app'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: release, private: true }));
  writeFileSync(
    join(folder, 'app/layout.js'),
    'export default ({ children }) => <html><body>{children}</body></html>;',
  );
  writeFileSync(
    join(folder, 'app/page.js'),
    `'use client';\nexport default () => <button onClick={() => alert('${release}')}>${release}</button>;`,
  );
  writeFileSync(
    join(folder, 'next.config.mjs'),
    `export default { turbopack: { root: ${JSON.stringify(ROOT)} } };`,
  );
  const { status, stderr } = spawnSync(process.execPath, [NEXT, 'build'], {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build of ${release} failed: ${stderr}`);
  return folder;
}

const filesOf = (folder: string): string[] =>
  globSync('**/*.{js,css}', { cwd: join(folder, '.next/static') }).map((file) => `/_next/static/${file}`);

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function start(folder: string): Promise<number> {
  const port = await freePort();
  const child = spawn(process.execPath, [NEXT, 'start', '-p', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  for await (const line of child.stdout) if (String(line).includes('Ready')) break;
  return port;
}

const statuses = (origin: number, files: readonly string[]) =>
  Promise.all(files.map(async (file) => (await fetch(`http://localhost:${origin}${file}`)).status));

let old: string;
let next: string;
beforeAll(() => {
  old = build('old');
  next = build('next');
});
afterAll(async () => {
  await balancer?.close();
  for (const child of running) child.kill();
  await Promise.all(running.map((child) => child.exitCode ?? once(child, 'exit')));
  rmSync(FOLDER, { recursive: true, force: true });
});

it('two releases behind one balancer have the files of each other’s pages, with the assets of the release before', async () => {
  const [ofOld, ofNext] = [filesOf(old), filesOf(next)];
  const [onlyOld, onlyNext] = [
    ofOld.filter((file) => !ofNext.includes(file)),
    ofNext.filter((file) => !ofOld.includes(file)),
  ];
  expect(onlyOld.length).toBeGreaterThan(0);
  expect(onlyNext.length).toBeGreaterThan(0);

  const bare = await start(next);
  expect(await statuses(bare, onlyOld)).toEqual(onlyOld.map(() => 404));

  const carrying = join(FOLDER, 'carrying');
  cpSync(next, carrying, { recursive: true, verbatimSymlinks: true });
  addAssets(join(old, '.next/static'), carrying);
  const [oldPort, nextPort, port] = [await start(old), await start(carrying), await freePort()];
  expect(await statuses(nextPort, [...ofOld, ...ofNext])).toEqual([...ofOld, ...ofNext].map(() => 200));
  balancer = await startBalancer(port, [oldPort, nextPort]);
  // Whichever instance is asked for a page of the release before, every instance has its files.
  expect(await statuses(port, [...ofOld, ...ofOld])).toEqual([...ofOld, ...ofOld].map(() => 200));
});
