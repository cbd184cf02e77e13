import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { request } from 'undici';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

async function headersOf(path: string, cookie?: string) {
  const { headers, body } = await request(`${gateway.url}${path}`, {
    headers: { 'x-requested-with': 'XMLHttpRequest', ...(cookie && { cookie }) },
  });
  await body.dump();
  return headers;
}

it('[RE-01] [RE-05] public answers begin no session, while what is of one shopper is kept by nobody, with a time in the address or without', async () => {
  for (const path of ['/api/v1/abgroups', '/api/v1/config', '/api/v2/nav/layout'])
    expect([path, (await headersOf(path))['set-cookie']]).toEqual([path, undefined]);
  const cookie = `session=${gateway.anonymous.mint().value}`;
  for (const query of ['?sections=userInfo', '?sections=userInfo&_=1700000000000', '?sections=', ''])
    expect((await headersOf(`/api/v1/dynamic/data${query}`, cookie))['cache-control']).toBe(
      'private, no-store',
    );
});
