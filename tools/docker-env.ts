import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_PORT_BASE, portsFrom } from './ports.ts';
import type { ChildSpec } from './stack/child.ts';
import { openDataFolder } from './stack/data-folder.ts';
import { webEnv } from './stack/environment/web.ts';
import { gatewaySpecs } from './stack/gateway-spec.ts';
import { ROOT } from './stack/services.ts';
import { settingsOf } from './stack/settings.ts';
import { subgraphSpecs } from './stack/subgraph-specs.ts';
import { surroundingSpecs } from './stack/surrounding-specs.ts';

const HELP = `npm run docker:env   writes .loupe/docker/<process>.env and keys/<process>/keys.json, which docker compose --profile app reads

DATABASE_URL      an administrator's Postgres; default: that of docker-compose.yml
KAFKA_BROKERS     default: that of docker-compose.yml
LOUPE_PORT_BASE   first port (default ${DEFAULT_PORT_BASE})`;

/** Paths inside the images for data and keys, instead of folders of this machine. */
const PATHS: Readonly<Record<string, string>> = {
  DATA_DIR: '/data',
  CACHE_DIR: '/tmp/media-cache',
  KEYS_FILE: '/run/loupe/keys.json',
};

const ports = portsFrom(Number(process.env['LOUPE_PORT_BASE'] ?? DEFAULT_PORT_BASE));
const folder = join(ROOT, '.loupe/docker');

function write(name: string, env: Readonly<Record<string, string>>): void {
  const lines = Object.entries(env).map(([key, value]) => `${key}=${PATHS[key] ?? value}\n`);
  writeFileSync(join(folder, `${name}.env`), lines.join(''), { mode: 0o600 });
}

if (process.argv.includes('--help')) {
  process.stdout.write(`${HELP}\n`);
} else {
  mkdirSync(folder, { recursive: true });
  const settings = await settingsOf({ ports }, openDataFolder(folder), {
    adminUrl:
      process.env['DATABASE_URL'] ?? `postgresql://postgres:postgres@127.0.0.1:${ports.postgres}/postgres`,
    kafkaBrokers: process.env['KAFKA_BROKERS'] ?? `127.0.0.1:${ports.kafka}`,
  });
  const specs: ChildSpec[] = [
    ...subgraphSpecs(settings),
    ...gatewaySpecs(settings),
    ...surroundingSpecs(settings),
  ];
  for (const { name, env } of specs) write(name, env);
  write('web', webEnv(settings, settings.ports.web));
  console.log(`Wrote ${specs.length + 1} files to ${folder}.`);
}
