import { spawn } from 'node:child_process';

/** Runs Node with inherited output. @returns the exit code */
export function runNode(
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...args], {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    // Without it the browser journeys would go on against a stack that is gone.
    const end = () => void child.kill();
    process.once('exit', end);
    child.once('error', () => resolve(1));
    child.once('exit', (code) => {
      process.off('exit', end);
      resolve(code ?? 1);
    });
  });
}
