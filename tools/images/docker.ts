import { spawn, spawnSync } from 'node:child_process';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { ROOT } from '../stack/services.ts';

/** Whether a daemon answers on this machine. */
export const dockerAnswers = (): boolean => spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0;

/** From this version on BuildKit is not part of the client, but of its component buildx. */
const FIRST_WITHOUT_BUILDKIT = 23;

/** @throws PrerequisiteError when this client cannot build images */
export function requireBuildKit(): void {
  const answer = (...args: string[]) => spawnSync('docker', args, { encoding: 'utf8' });
  const version = answer('version', '--format', '{{.Client.Version}}').stdout.trim();
  if (Number.parseInt(version, 10) < FIRST_WITHOUT_BUILDKIT || answer('buildx', 'version').status === 0)
    return;
  throw new PrerequisiteError(
    `Docker ${version} builds images by its buildx component, which is missing: install docker-buildx (Debian) or docker-buildx-plugin (Docker’s packages).`,
  );
}

/** Runs docker to its end with its output on stderr. @throws Error when it fails */
export function docker(args: readonly string[], input?: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('docker', [...args], {
      cwd: ROOT,
      stdio: [input ? 'pipe' : 'ignore', 2, 2],
      // BuildKit builds shared layers once and skips stages that are not needed.
      env: { ...process.env, DOCKER_BUILDKIT: '1' },
    });
    if (input && child.stdin) input.pipe(child.stdin);
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`docker ${args.slice(0, 2).join(' ')} ended with ${code}`)),
    );
  });
}
