import { describe, expect, it } from '@jest/globals';
import { describeEnvironment } from '@loupe/test-harness/environment';
import { ConfigurationError } from '@loupe/subgraph-server/environment';
import { ENVIRONMENT_KEYS, KeySets, readConfig } from '../../src/config.ts';

const complete = {
  PORT: '3001',
  SUBGRAPHS: '{"identity":["http://127.0.0.1:3002/graphql"]}',
  IDENTITY_RPC_URLS: 'http://127.0.0.1:3002, http://127.0.0.1:3102',
  SITE_HOSTS: 'beaverbrooks.localhost=beaverbrooks,Loupe.localhost=loupe',
  KEYS_FILE: '/run/keys/keys.json',
  COOKIE_SECURE: 'false',
};

describeEnvironment({
  folder: new URL('../../', import.meta.url),
  keys: ENVIRONMENT_KEYS,
  readConfig,
  wrong: { COOKIE_SECURE: 'perhaps', SUBGRAPHS: 'not json' },
  says: /PORT.*SUBGRAPHS: is not JSON.*IDENTITY_RPC_URLS.*SITE_HOSTS.*KEYS_FILE/,
  keySets: Object.keys(KeySets.shape),
});

describe('a complete environment', () => {
  it('is read into lists, hosts and keys', () => {
    expect(readConfig(complete)).toMatchObject({
      IDENTITY_RPC_URLS: ['http://127.0.0.1:3002', 'http://127.0.0.1:3102'],
      SITE_HOSTS: [
        ['beaverbrooks.localhost', 'beaverbrooks'],
        ['loupe.localhost', 'loupe'],
      ],
      COOKIE_SECURE: false,
      LOG_LEVEL: 'error',
      OPERATIONS: 'enforced',
      TRUSTED_PROXIES: 0,
      GRAPH_HOSTS: [],
    });
  });

  it('[QY-17] may give the graph of a shop a host of its own', () => {
    const SITE_HOSTS =
      'shop.example=beaverbrooks,graph.shop.example=beaverbrooks,g.shop.example=beaverbrooks';
    const read = (GRAPH_HOSTS: string) => readConfig({ ...complete, SITE_HOSTS, GRAPH_HOSTS }).GRAPH_HOSTS;
    expect(read('')).toEqual([]);
    expect(read('Graph.shop.example=https://shop.example')).toEqual([
      ['graph.shop.example', 'https://shop.example'],
    ]);
    for (const wrong of [
      'graph.shop.example',
      'graph.shop.example=https://shop.example/',
      'graph.shop.example=https://b.example',
    ])
      expect(() => read(wrong)).toThrow(/GRAPH_HOSTS.*is not host=origin of two hosts of one domain/);
    expect(() => read('other.shop.example=https://shop.example')).toThrow(
      /other\.shop\.example is not in SITE_HOSTS/,
    );
    expect(() => read('graph.shop.example=https://shop.example,g.shop.example=https://shop.example')).toThrow(
      /g\.shop\.example is the second one of beaverbrooks/,
    );
  });

  it.each([{ NODE_ENV: 'production' }, { COOKIE_SECURE: 'true' }])(
    '[ER-05] %j requires a trusted proxy or CLIENTS_CONNECT_DIRECTLY',
    (production) => {
      const inProduction = { ...complete, ...production };
      expect(() => readConfig(inProduction)).toThrow(/TRUSTED_PROXIES: is 0 in production/);
      expect(() => readConfig({ ...inProduction, TRUSTED_PROXIES: '0' })).toThrow(ConfigurationError);
      expect(readConfig({ ...inProduction, TRUSTED_PROXIES: '1' }).TRUSTED_PROXIES).toBe(1);
      expect(readConfig({ ...inProduction, CLIENTS_CONNECT_DIRECTLY: 'true' }).TRUSTED_PROXIES).toBe(0);
    },
  );

  it('[ER-05] with a host of an unknown site is rejected, and the error names it', () => {
    const read = () => readConfig({ ...complete, SITE_HOSTS: 'a=elsewhere' });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(/SITE_HOSTS.*"a=elsewhere" is not host=site/);
  });
});
