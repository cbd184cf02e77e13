import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { claimPort } from './ports.ts';

export interface PgBouncer {
  /** host:port */
  readonly address: string;
  stop(): Promise<void>;
}

const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const READY_WITHIN_MS = 10_000;
const NOBODY = 65_534;

/** The installed program (Debian: `apt-get install pgbouncer`); undefined without one. */
export const findPgBouncer = (): string | undefined =>
  FOLDERS.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file));

/**
 * PgBouncer in transaction mode in front of a database, for the role of the URL. One connection to the server, so that two clients
 * always share it.
 * @param connectQuery run on each new connection to the server
 */
export async function startPgBouncer(program: string, url: string, connectQuery: string): Promise<PgBouncer> {
  const { hostname, port: serverPort, username, password } = new URL(url);
  const port = await claimPort();
  const folder = mkdtempSync(join(tmpdir(), 'loupe-pgbouncer-'));
  const users = join(folder, 'users.txt');
  const settings = join(folder, 'pgbouncer.ini');
  const plain = decodeURIComponent(password);
  writeFileSync(users, `"${username}" "${plain}"\n`, { mode: 0o644 });
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort} connect_query='${connectQuery}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = 1
`,
    { mode: 0o644 },
  );
  // It refuses to run as root.
  const asRoot = process.getuid?.() === 0;
  chmodSync(folder, 0o755);
  const child = spawn(program, [settings], { stdio: 'ignore', ...(asRoot && { uid: NOBODY, gid: NOBODY }) });
  await whenListening(child, port);
  return {
    address: `127.0.0.1:${port}`,
    stop: async () => {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      if (child.kill('SIGKILL')) await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function whenListening(child: ChildProcess, port: number): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || performance.now() > deadline) throw new Error('PgBouncer did not start.');
    await delay(50);
  }
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
