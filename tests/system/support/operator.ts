import { spawn } from 'node:child_process';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';

const ROOT = new URL('../../../', import.meta.url);

/** An operator's command against the stack under test. @param command from operations/ */
export function run(command: string, ...args: string[]): Promise<{ code: number | null; text: string }> {
  const { ports, dataFolder } = stackUnderTest();
  const env = { ...process.env, LOUPE_DATA: dataFolder, LOUPE_PORT_BASE: String(ports['web']) };
  delete (env as NodeJS.ProcessEnv)['DATABASE_URL'];
  const child = spawn(process.execPath, [`operations/${command}.ts`, ...args], { cwd: ROOT, env });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, text }));
  });
}
