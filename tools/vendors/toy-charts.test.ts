import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ChartFolder, EXAMPLE, helmIfAvailable, runHelm, type KubernetesObject } from '../charts/helm.ts';
import { DECLARED } from './declared-vendors.ts';
import { WRITTEN, written } from './files.ts';
import { assay } from './tests/assay.ts';

const whenHelm = helmIfAvailable() === undefined ? describe.skip : describe;

interface Variable {
  readonly name: string;
  readonly value?: string;
}

whenHelm('the charts with a vendor that is added', () => {
  let charts: ChartFolder;
  const render = (chart: string, ...sets: string[]) => {
    const values = chart === 'platform' ? [EXAMPLE] : [];
    return charts.render(chart, values, sets);
  };
  const environmentOf = (objects: readonly KubernetesObject[], deployment: string): Variable[] =>
    objects.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === deployment)!.spec.template
      .spec.containers[0].env;

  beforeAll(async () => {
    charts = new ChartFolder();
    const inCharts = Object.keys(WRITTEN).filter((path) => /^charts\/(platform|local)\//.test(path));
    for (const path of inCharts)
      writeFileSync(
        join(charts.path, path.replace('charts/', '')),
        await written(path, [...DECLARED, assay]),
      );
    runHelm(['dependency', 'update', join(charts.path, 'local')]);
  });
  afterAll(() => charts.remove());

  it('give its callers its variables, and need what an installation has to say', () => {
    const account = 'global.providers.assay.account';
    expect(() => render('platform')).toThrow(`${account} is required`);
    const objects = render('platform', `${account}=a-17`);
    expect(environmentOf(objects, 'loupe-cart-checkout')).toEqual(
      expect.arrayContaining([
        { name: 'ASSAY_URL', value: 'https://api.assay.example' },
        { name: 'ASSAY_ACCOUNT', value: 'a-17' },
      ]),
    );
    expect(environmentOf(objects, 'loupe-web')).toEqual(
      expect.arrayContaining([{ name: 'ASSAY_SCRIPT_URL', value: 'https://js.assay.example/a.js' }]),
    );
    const owners = environmentOf(objects, 'loupe-gateway').find(({ name }) => name === 'WEBHOOK_OWNERS');
    expect(JSON.parse(owners!.value!)).toHaveProperty('assay');
    expect(() => render('platform', `${account}=a,global.providers.assay.urll=b`)).toThrow('urll');
    expect(() => render('platform', `${account}=a,global.providers.assay.url=nowhere`)).toThrow('url');
  });

  it('have its sandbox with a second port, its keys and a host', () => {
    const objects = render('local');
    expect(environmentOf(objects, 'stores-assay')).toEqual(
      expect.arrayContaining([{ name: 'EVENTS_PORT', value: '8081' }]),
    );
    const pod = objects.find(
      ({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'stores-assay',
    )!.spec.template.spec;
    expect(JSON.stringify(pod.volumes)).toContain('loupe-assay-keys');
    expect(JSON.stringify(objects.find(({ kind }) => kind === 'Ingress')!.spec.rules)).toContain(
      'assay.localhost',
    );
  });
});
