import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChildSpec } from './child.ts';
import { inputsHash } from './inputs-hash.ts';
import { runToEnd } from '@loupe/local-servers/run-to-end';
import { webEnv } from './environment/web.ts';
import { PRELOAD } from './node-args.ts';
import { instanceName, instancePorts, ROOT, type StackSettings } from './services.ts';

const WEB = join(ROOT, 'web');
const NEXT = join(ROOT, 'node_modules/next/dist/bin/next');
export const STANDALONE = join(WEB, '.next/standalone/web');
const MARKER = join(WEB, '.next/.loupe-inputs');

const webHash = (): string =>
  inputsHash(
    ROOT,
    [
      'web/**/*',
      'packages/{bot-check,calendar,contact,database,messaging,money,ring-size,telemetry}/src/**/*',
      'packages/contracts/{gen,src}/**/*',
      'package-lock.json',
    ],
    ['e2e', 'playwright.config.ts', 'screens', 'test-results'],
  );

export const webIsBuilt = (): boolean => existsSync(MARKER) && readFileSync(MARKER, 'utf8') === webHash();

/**
 * One build for every environment: it does not contain the stack's addresses.
 * @throws ChildFailedError; the signal's reason
 */
export async function buildWeb(signal?: AbortSignal): Promise<void> {
  const hash = webHash();
  await runToEnd([NEXT, 'build'], {
    name: 'The build of the storefronts',
    log: join(ROOT, '.loupe/logs/build-web.log'),
    signal,
    cwd: WEB,
    env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  // The standalone build omits static files, because a CDN may serve them; on one machine the server does.
  cpSync(join(WEB, '.next/static'), join(STANDALONE, '.next/static'), { recursive: true });
  if (existsSync(join(WEB, 'public')))
    cpSync(join(WEB, 'public'), join(STANDALONE, 'public'), { recursive: true });
  writeFileSync(MARKER, hash);
}

/**
 * Puts the files of the release before beside those of this one, as browsers with its pages ask for them while both releases run. A file's
 * name has the hash of its content, so those of one name are equal.
 * @param assets its `.next/static` @param release the folder of a release, with `.next`
 */
export function addAssets(assets: string, release: string): void {
  cpSync(assets, join(release, '.next/static'), { recursive: true, force: false });
}

export const webSpecs = (settings: StackSettings): ChildSpec[] =>
  instancePorts(settings, 'web').map((port, index) => webSpec(settings, instanceName('web', index), port));

function webSpec(settings: StackSettings, name: string, port: number): ChildSpec {
  const readyUrl = `http://127.0.0.1:${port}/`;
  const env = webEnv(settings, port);
  if (settings.watch) {
    return {
      name,
      cwd: WEB,
      args: ['--import', PRELOAD, NEXT, 'dev', '-p', String(port)],
      env,
      readyUrl,
      readyWithinMs: 120_000,
    };
  }
  return {
    name,
    cwd: STANDALONE,
    args: ['--import', PRELOAD, 'server.js'],
    env: { ...env, NODE_ENV: 'production' },
    readyUrl,
  };
}
