import type { ChildSpec } from './child.ts';
import { origin, ROOT, type StackSettings } from './services.ts';

const EVERY_SECONDS = '3';

/** The job that works on requests about data, with an administrator's login, as a release runs it beside the services. */
export function privacySpec({ ports }: StackSettings, adminUrl: string): ChildSpec {
  const healthz = `${origin(ports.privacy)}/healthz`;
  return {
    name: 'privacy',
    cwd: ROOT,
    args: ['operations/privacy.ts', 'work', '--every', EVERY_SECONDS, '--port', String(ports.privacy)],
    env: { DATABASE_URL: adminUrl },
    readyUrl: healthz,
    aliveUrl: healthz,
  };
}
