import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { LOGINS, roleOf, SERVICES } from '@loupe/contracts/services';
import { HOLDERS } from '../stack/key-files.ts';
import { DEPLOYABLES, environmentKeys, folderOf, type Deployable } from './addresses.ts';
import { ChartFolder, helmIfAvailable, valuesOf, type KubernetesObject } from './helm.ts';

const whenHelm = helmIfAvailable() === undefined ? describe.skip : describe;

interface Variable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: { readonly secretKeyRef?: { readonly name: string; readonly key: string } };
}

/** What a Secret holds, by its key. */
const SECRETS: Readonly<Record<string, string>> = {
  'database-url': 'postgresql://role:password@db.example:5432/loupe',
  'smtp-url': 'smtps://user:password@smtp.example:465',
};

/** Optional keys of web, which the chart leaves out while they are empty. */
const OPTIONAL = [
  'ANALYTICS_URL',
  'BROWSER_STAND_INS',
  'GRAPH_ORIGINS',
  'PREVIEW_APIS',
  'PREVIEW_HUBS',
  'SEARCH_TRACKER_URL',
  'TAG_MANAGER_URL',
  'TAG_ORIGINS',
];

/** Read by libraries and by Next themselves. */
const OF_LIBRARIES = /^(OTEL_|NEXT_|APOLLO_|HOSTNAME$|KEEP_ALIVE_TIMEOUT$|POD_NAME$)/;

whenHelm.each(['local', 'small', 'production'])('the environment by values/%s.yaml', (values) => {
  let charts: ChartFolder;
  let objects: KubernetesObject[];

  const variables = (name: Deployable): Variable[] =>
    objects.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === `loupe-${name}`)!.spec
      .template.spec.containers[0].env;

  beforeAll(() => {
    charts = new ChartFolder();
    objects = charts.render('platform', valuesOf(values));
  });
  afterAll(() => charts.remove());

  it.each(DEPLOYABLES)('%s gets only keys that its README has', (name) => {
    const known = environmentKeys(name);
    expect(known.length).toBeGreaterThan(2);
    const unknown = variables(name)
      .map((variable) => variable.name)
      .filter((key) => !known.includes(key) && !OF_LIBRARIES.test(key));
    expect(unknown).toEqual([]);
  });

  it.each([...SERVICES, 'gateway', 'media'] as const)('%s reads its configuration from it', async (name) => {
    const environment = Object.fromEntries(
      variables(name).map(({ name: key, value, valueFrom }) => [
        key,
        value ?? SECRETS[valueFrom?.secretKeyRef?.key ?? ''],
      ]),
    );
    const { readConfig } = (await import(join(folderOf(name), 'src/config.ts'))) as {
      readConfig: (environment: Record<string, string | undefined>) => Record<string, unknown>;
    };
    const config = readConfig({ ...environment, NODE_ENV: 'production' });
    expect(config['PORT']).toBe(8080);
  });

  it('web gets every key that it cannot start without', () => {
    const names = variables('web').map(({ name }) => name);
    const needed = environmentKeys('web').filter((key) => !OPTIONAL.includes(key));
    for (const key of needed) expect(names).toContain(key);
  });

  it('the gateway knows every service, and the job of migrations every login, an administrator and its cell', () => {
    const subgraphs = variables('gateway').find(({ name }) => name === 'SUBGRAPHS')!.value!;
    expect(Object.keys(JSON.parse(subgraphs) as object)).toEqual(SERVICES);
    const job = objects.find(({ kind, metadata }) => kind === 'Job' && metadata.name === 'loupe-migrations')!;
    expect(job.spec.template.spec.containers[0].env.map(({ name }: Variable) => name.toLowerCase())).toEqual([
      'admin_database_url',
      ...LOGINS.map((name) => `database_url_${roleOf(name)}`),
      'cell',
    ]);
  });

  it('keys come from a Secret of their own, for each process that holds any', () => {
    for (const name of DEPLOYABLES) {
      const pod = objects.find(
        ({ kind, metadata }) => kind === 'Deployment' && metadata.name === `loupe-${name}`,
      )!.spec.template.spec;
      const secrets = pod.volumes.flatMap((volume: { secret?: { secretName: string } }) =>
        volume.secret ? [volume.secret.secretName] : [],
      );
      expect(secrets).toEqual(name in HOLDERS ? [`loupe-${name}-keys`] : []);
    }
  });
});
