import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { ROOT } from '../stack/services.ts';
import { tagOf } from './build.ts';
import { docker } from './docker.ts';
import { signProvenance, verifyProvenance, type Envelope } from './provenance.ts';

/** Values for the charts: `helm … -f` pins what was pushed, whatever happens to a tag. */
const { IMAGE_DIGESTS = join(ROOT, '.loupe/images/digests.yaml'), IMAGE_SIGNING_KEY } = process.env;
const provenanceFile = (name: string): string => join(dirname(IMAGE_DIGESTS), `${name}.provenance.json`);

/**
 * Beside the digests it writes the signed provenance of each image, if there is a key.
 * @param base the image that they were built on
 * @throws Error when an image cannot be pushed
 */
export async function pushImages(
  names: readonly string[],
  base: string,
  report: (line: string) => void,
): Promise<void> {
  const lines: string[] = [];
  mkdirSync(dirname(IMAGE_DIGESTS), { recursive: true });
  for (const name of names) {
    await docker(['push', '-q', tagOf(name)]);
    const digest = digestOf(name);
    // The sandbox is for charts/local only, which takes tags.
    if (name !== 'sandbox')
      lines.push(`${name === 'operations' ? 'jobs' : name}: { image: { digest: ${digest} } }\n`);
    report(`${tagOf(name)} pushed as ${digest}`);
    if (IMAGE_SIGNING_KEY === undefined) continue;
    const image = tagOf(name).replace(/:[^:/]*$/, '');
    const isChanged = git('status', '--porcelain') !== '';
    const built = { image, digest, commit: git('rev-parse', 'HEAD'), isChanged, base, at: new Date() };
    const envelope = signProvenance(built, readFileSync(IMAGE_SIGNING_KEY, 'utf8'));
    writeFileSync(provenanceFile(name), JSON.stringify(envelope));
    report(`its provenance is in ${provenanceFile(name)}`);
  }
  writeFileSync(IMAGE_DIGESTS, lines.join(''));
  report(`digests in ${IMAGE_DIGESTS}`);
}

/**
 * Checks the provenance of the images of the registry.
 * @throws ProvenanceError for the first that is not proved
 */
export async function verifyImages(names: readonly string[], report: (line: string) => void): Promise<void> {
  if (IMAGE_SIGNING_KEY === undefined)
    throw new PrerequisiteError('Set IMAGE_SIGNING_KEY to the file of the public key.');
  const key = readFileSync(IMAGE_SIGNING_KEY, 'utf8');
  for (const name of names) {
    await docker(['pull', '-q', tagOf(name)]);
    const envelope = JSON.parse(readFileSync(provenanceFile(name), 'utf8')) as Envelope;
    const digest = digestOf(name);
    report(`${tagOf(name)} ${digest} is built from ${verifyProvenance(envelope, digest, key)}`);
  }
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

function digestOf(name: string): string {
  const args = ['image', 'inspect', '--format', '{{index .RepoDigests 0}}', tagOf(name)];
  const { stdout } = spawnSync('docker', args, { encoding: 'utf8' });
  const digest = stdout.trim().split('@')[1];
  if (digest === undefined) throw new Error(`${tagOf(name)} has no digest after its push`);
  return digest;
}
