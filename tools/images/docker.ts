import { spawn, spawnSync } from 'node:child_process';
import { ROOT } from '../stack/services.ts';

/** Whether a daemon answers on this machine. */
export const dockerAnswers = (): boolean => spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0;

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
