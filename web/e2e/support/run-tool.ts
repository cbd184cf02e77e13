import { execFile } from 'node:child_process';
import { testStack } from './test-stack.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;

/** Runs an operator's command, as `operations/<name>.ts`, on the shop of these journeys. @returns what it printed */
export async function runTool(name: string, ...args: string[]): Promise<string> {
  const { dataFolder, ports } = testStack();
  const { DATABASE_URL: _none, ...own } = process.env;
  const env = { ...own, LOUPE_DATA: dataFolder, LOUPE_PORT_BASE: String(ports['web']) };
  return new Promise((resolve, reject) => {
    const program = [`operations/${name}.ts`, ...args];
    execFile(process.execPath, program, { cwd: ROOT, env }, (error, out, err) =>
      error === null ? resolve(out) : reject(new Error(`${name} ${args.join(' ')}: ${out}${err}`)),
    );
  });
}
