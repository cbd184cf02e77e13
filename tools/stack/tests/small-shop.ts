import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICES } from '@loupe/contracts/services';
import { withSandbox } from '../../vendors/on-one-machine.ts';
import { ROOT } from '../services.ts';
import type { Changes } from './scratch-checkout.ts';

const SANDBOXES = [...withSandbox().map(({ name }) => name), 'inbox', 'collector', 'store-teams'];

/** Serves at once; a request for /end ends it. */
const SERVES = `import { createServer } from 'node:http';
createServer((request, response) => (request.url === '/end' ? process.exit(4) : response.end())).listen(Number(process.env.PORT));
`;

/** Runs until it is ended, and has a child process. */
export const HANGS = `import { spawn } from 'node:child_process';
spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
setInterval(() => {}, 1000);
`;

const BUILDS = `const fs = require('node:fs');
fs.mkdirSync('.next/standalone/web', { recursive: true });
fs.mkdirSync('.next/static');
fs.writeFileSync('.next/standalone/web/server.js', ${JSON.stringify(SERVES)});
`;

/** What `next build` runs. */
export const NEXT = 'node_modules/next/dist/bin/next';

/**
 * A shop that starts in seconds: no seeds, processes that only answer /readyz, storefronts that build at once. The code that
 * starts it is the real one.
 */
export const SMALL_SHOP: Changes = {
  ...Object.fromEntries(SERVICES.map((service) => [`services/${service}/src/main.ts`, SERVES])),
  ...Object.fromEntries(SERVICES.map((service) => [`services/${service}/src/seed.ts`, ''])),
  ...Object.fromEntries(SANDBOXES.map((name) => [`sandbox/${name}/main.ts`, SERVES])),
  'gateway/src/main.ts': SERVES,
  'media/src/main.ts': SERVES,
  'web/.next': null,
  [NEXT]: BUILDS,
};

/** A Java that reports a version that is new enough, and otherwise runs this shell command. */
export const fakeJava = (otherwise: string): string =>
  `[ "$1" = -version ] && { echo 'openjdk version "17.0.1" 2021-10-19' >&2; exit 0; }\n${otherwise}`;

/** A Java that formats Kafka's folder, and runs this shell command instead of Kafka. */
export function fakeKafka(dataFolder: string, otherwise: string): string {
  const folder = join(dataFolder, 'kafka/formatting');
  const format = `/bin/mkdir -p ${folder}; echo cluster.id=planted > ${folder}/meta.properties`;
  return fakeJava(`case "$*" in *StorageTool*) ${format};; *) ${otherwise};; esac`);
}

/** A shell command that hangs and has a child process. */
export const SHELL_HANGS = `"${process.execPath}" -e 'setInterval(() => {}, 1000)' & wait`;

/** Empty jars with the right names, so that neither Maven nor the network is needed. */
export function fakeJars(): Changes {
  const pom = readFileSync(join(ROOT, 'packages/local-servers/src/kafka/pom.xml'));
  const hash = createHash('sha256').update(pom).digest('hex').slice(0, 12);
  return { [`.loupe/kafka/libs/${hash}/kafka_2.13-4.4.0.jar`]: '' };
}

/** Mounts a disk of 24 MB at a folder. @returns a function that unmounts it */
export function mountSmallDisk(folder: string): () => void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m,mode=755', 'tmpfs', folder], { stdio: 'ignore' });
  return () => void execFileSync('umount', [folder]);
}

/** Whether this process may mount; root outside most containers may. */
export function mayMount(): boolean {
  if (process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'loupe-mount-'));
  try {
    mountSmallDisk(folder)();
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
}
