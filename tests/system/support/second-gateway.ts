import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SERVICES } from '@loupe/contracts/services';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';
import { until } from '@loupe/scripted-shopper/until';

const FOLDER = fileURLToPath(new URL('../../../gateway/', import.meta.url));

/** Starts another instance of the stack's gateway. @param change of its environment */
export async function startSecondGateway(
  port: number,
  change: Readonly<Record<string, string>>,
): Promise<{ stop(): Promise<void> }> {
  const { ports, dataFolder } = stackUnderTest();
  const at = (name: string) => `http://127.0.0.1:${ports[name]}`;
  const gateway = spawn(process.execPath, ['src/main.ts'], {
    cwd: FOLDER,
    env: {
      ...process.env,
      PORT: String(port),
      SUBGRAPHS: JSON.stringify(Object.fromEntries(SERVICES.map((name) => [name, [`${at(name)}/graphql`]]))),
      IDENTITY_RPC_URLS: at('identity'),
      KEYS_FILE: `${dataFolder}/keys/gateway/keys.json`,
      COOKIE_SECURE: 'false',
      CLIENTS_CONNECT_DIRECTLY: 'true',
      APOLLO_TELEMETRY_DISABLED: 'true',
      ...change,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (gateway.exitCode !== null) return;
    gateway.kill();
    await once(gateway, 'exit');
  };
  try {
    await until('the second gateway is ready', async () => {
      if (gateway.exitCode !== null) throw new Error(`The second gateway ended with ${gateway.exitCode}`);
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      return answer?.ok === true;
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
