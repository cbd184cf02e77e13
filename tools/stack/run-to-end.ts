import { spawn } from 'node:child_process';

interface Run {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program of ours to its end and answers what it printed. @throws Error with its output when it fails. */
export function runToEnd(args: readonly string[], { cwd, env = {} }: Run): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`node ${args.join(' ')} ended with ${code}\n${output}`)),
    );
  });
}
