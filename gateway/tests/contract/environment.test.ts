import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { testKeys } from '@loupe/test-harness/keys';
import { ConfigurationError } from '@loupe/subgraph-server/environment';
import { ENVIRONMENT_KEYS, readConfig } from '../../src/config.ts';

const complete = {
  PORT: '3001',
  SUBGRAPHS: '{"identity":["http://127.0.0.1:3002/graphql"]}',
  IDENTITY_RPC_URLS: 'http://127.0.0.1:3002, http://127.0.0.1:3102',
  SITE_HOSTS: 'beaverbrooks.localhost=beaverbrooks,Loupe.localhost=loupe',
  WEB_CREDENTIAL: 'w'.repeat(16),
  ANONYMOUS_SESSION_SECRET: 's'.repeat(32),
  SERVICE_PRIVATE_KEY: JSON.stringify(testKeys().gateway.privateJwk),
  COOKIE_SECURE: 'false',
};

describe('the environment', () => {
  it('is described in the README, key by key', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const described = [...readme.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, key]) => key);
    expect(described.sort()).toEqual([...ENVIRONMENT_KEYS].sort());
  });

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
    });
  });

  it('[ER-05] names every missing or malformed key at once', () => {
    const read = () =>
      readConfig({ ...complete, PORT: undefined, SITE_HOSTS: 'a=elsewhere', SUBGRAPHS: '{' });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(/PORT.*SUBGRAPHS: is not JSON.*SITE_HOSTS.*"a=elsewhere" is not host=site/);
  });
});
