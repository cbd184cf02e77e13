import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { docker } from './docker.ts';

/** The name makes clear that it is not Docker Hub's `node`. */
const LOCAL_BASE = 'loupe-local/debian-node:24';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/**
 * Makes a base image if none can be pulled: Debian by debootstrap, with the current Node and the machine's npm.
 * @throws PrerequisiteError when there is no debootstrap
 */
export async function makeLocalBase(): Promise<string> {
  if (spawnSync('docker', ['image', 'inspect', LOCAL_BASE], { stdio: 'ignore' }).status === 0)
    return LOCAL_BASE;
  const folder = mkdtempSync(join(tmpdir(), 'loupe-base-'));
  try {
    const args = ['--variant=minbase', '--include=ca-certificates', 'bookworm', folder];
    const made = spawnSync('debootstrap', args, { stdio: ['ignore', 'ignore', 2] });
    if (made.status !== 0)
      throw new PrerequisiteError(
        'A local base image needs root and debootstrap: apt-get install debootstrap.',
      );
    addNode(folder);
    const tar = spawn('tar', ['-C', folder, '-c', '.'], { stdio: ['ignore', 'pipe', 2] });
    const change = `ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}`;
    await docker(['import', '--change', change, '-', LOCAL_BASE], tar.stdout ?? undefined);
    return LOCAL_BASE;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function addNode(folder: string): void {
  const bin = join(folder, 'usr/local/bin');
  const npm = realpathSync(spawnSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout.trim());
  cpSync(process.execPath, join(bin, 'node'));
  cpSync(join(npm, '../..'), join(folder, 'usr/local/lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(bin, name));
  // The machine's CA certificates, which a registry mirror may need.
  if (existsSync(CERTIFICATES)) cpSync(CERTIFICATES, join(folder, CERTIFICATES));
}
