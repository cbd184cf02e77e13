import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { ROOT } from '../stack/services.ts';
import { ChartFolder, EXAMPLE, helmIfAvailable, runHelm, valuesOf } from './helm.ts';

const whenHelm = helmIfAvailable() === undefined ? describe.skip : describe;

whenHelm('the values of the charts', () => {
  let charts: ChartFolder;
  const platform = (...sets: string[]) => charts.render('platform', [EXAMPLE], sets);

  beforeAll(() => {
    charts = new ChartFolder();
  });
  afterAll(() => charts.remove());

  it.each(['local', 'small', 'production'])('%s passes helm lint', (name) => {
    const values = valuesOf(name).flatMap((file) => ['-f', file]);
    const output = runHelm(['lint', '--strict', join(charts.path, 'platform'), ...values]);
    expect(output).toContain('0 chart(s) failed');
  });

  it.each([
    ['cart-checkout.replicaz=3', 'replicaz'],
    ['gateway.autoscaling.maxReplica=9', 'maxReplica'],
    ['web.probes.liveness.pth=/x', 'pth'],
    ['global.kafkaBroker=k:9092', 'kafkaBroker'],
    ['global.sites.bevearbrooks=x.example', 'bevearbrooks'],
    ['jobs.migration.enabled=false', 'migration'],
    ['catalogue-search.replicas=3', 'catalogue-search'],
  ])('a misspelt key fails with its name: %s', (set, name) => {
    expect(() => platform(set)).toThrow(name);
  });

  it.each([
    ['a tag that moves', 'global.image.tag=latest', 'tag'],
    ['a grace period shorter than any drain', 'identity.drain.gracePeriodSeconds=10', 'gracePeriodSeconds'],
    ['a privileged port', 'web.port=80', 'port'],
    ['a word for a number', 'media.replicas=two', 'replicas'],
    ['a digest that is none', 'media.image.digest=sha256:abc', 'digest'],
    ['an unknown log level', 'global.logLevel=verbose', 'logLevel'],
    ['an ingress beside a route', 'ingress.enabled=true,route.enabled=true', 'choose one'],
  ])('%s is refused', (_what, set, name) => {
    expect(() => platform(set)).toThrow(name);
  });

  it.each([
    'global.image.tag',
    'global.sites.loupe',
    'global.kafkaBrokers',
    'global.mail.orders.loupe',
    'global.providers.cybersource.merchantId',
    'global.providers.fulfilment.url',
    'global.providers.recaptcha.siteKey',
  ])('without %s nothing is rendered, and the message names it', (key) => {
    expect(() => platform(`${key}=`)).toThrow(`${key} is required`);
  });

  it('no value is a password or a key: those are read from Secrets', () => {
    const text = charts.text('platform', valuesOf('production'));
    expect(text).not.toMatch(/^kind: Secret$/m);
    expect(text).not.toMatch(/postgres(ql)?:\/\/|smtps?:\/\//);
  });

  it('the charts of the checkout are the ones that are tested', () => {
    expect(charts.path.startsWith(ROOT)).toBe(false);
    expect(charts.render('platform', [EXAMPLE]).length).toBeGreaterThan(40);
  });
});
