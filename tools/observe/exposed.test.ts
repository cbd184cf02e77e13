import { expect, it } from '@jest/globals';
import { unfed } from './exposed.ts';

const exposed = new Map([
  [
    'gateway',
    ['loupe_requests_total{operation="GetCart",outcome="ok"} 0', 'loupe_request_seconds_bucket{le="1"} 3'],
  ],
  ['web', ['loupe_relay_dead 0']],
]);

it('finds metrics, processes and label values that nothing reports', () => {
  const used = [
    'sum(rate(loupe_requests_total{job="gateway",operation=~"GetCart|PutCart",outcome="ok"}[5m]))',
    'histogram_quantile(0.9, rate(loupe_request_seconds_bucket{le=~"1(\\\\.0)?"}[5m]))',
    'loupe_relay_dead{job="gateway"} or loupe_nothing',
  ];
  expect(unfed(used, exposed)).toEqual([
    'loupe_requests_total{operation="PutCart"}',
    'loupe_relay_dead of gateway',
    'loupe_nothing of any process',
  ]);
});
