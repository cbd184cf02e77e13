import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../stack/services.ts';
import { tagOf } from './build.ts';
import { docker } from './docker.ts';

/** Values for the charts: `helm … -f` pins what was pushed, whatever happens to a tag. */
const { IMAGE_DIGESTS = join(ROOT, '.loupe/images/digests.yaml') } = process.env;

/** @throws Error when an image cannot be pushed */
export async function pushImages(names: readonly string[], report: (line: string) => void): Promise<void> {
  const lines: string[] = [];
  for (const name of names) {
    await docker(['push', '-q', tagOf(name)]);
    const digest = digestOf(name);
    // The sandbox is for charts/local only, which takes tags.
    if (name !== 'sandbox')
      lines.push(`${name === 'tools' ? 'jobs' : name}: { image: { digest: ${digest} } }\n`);
    report(`${tagOf(name)} pushed as ${digest}`);
  }
  mkdirSync(dirname(IMAGE_DIGESTS), { recursive: true });
  writeFileSync(IMAGE_DIGESTS, lines.join(''));
  report(`digests in ${IMAGE_DIGESTS}`);
}

function digestOf(name: string): string {
  const args = ['image', 'inspect', '--format', '{{index .RepoDigests 0}}', tagOf(name)];
  const { stdout } = spawnSync('docker', args, { encoding: 'utf8' });
  const digest = stdout.trim().split('@')[1];
  if (digest === undefined) throw new Error(`${tagOf(name)} has no digest after its push`);
  return digest;
}
