import { expect, it } from '@jest/globals';
import { Counter } from './counter.ts';
import { gauge, metricsAsText } from './metrics.ts';

it('writes metrics in the text format of Prometheus', () => {
  const parked = gauge('loupe_parked_keys', 'Keys that wait.', [
    { labels: { consumer: 'cart-checkout.dispatch', note: 'a "b"\\\n' }, value: 2 },
    { labels: { consumer: 'relay', note: '' }, value: 0 },
  ]);
  expect(metricsAsText([gauge('loupe_age_seconds', 'Age\nin \\seconds.', 1.5), parked])).toBe(
    [
      '# HELP loupe_age_seconds Age\\nin \\\\seconds.',
      '# TYPE loupe_age_seconds gauge',
      'loupe_age_seconds 1.5',
      '# HELP loupe_parked_keys Keys that wait.',
      '# TYPE loupe_parked_keys gauge',
      'loupe_parked_keys{consumer="cart-checkout.dispatch",note="a \\"b\\"\\\\\\n"} 2',
      'loupe_parked_keys{consumer="relay",note=""} 0',
      '',
    ].join('\n'),
  );
});

it('leaves out a metric without samples', () => {
  expect(metricsAsText([gauge('loupe_nothing', 'Nothing.', [])])).toBe('');
});

it('counts by labels named beforehand and reports each from 0', async () => {
  const attempts = new Counter('loupe_attempts_total', 'Attempts.', [
    { method: 'card', outcome: 'authorised' },
    { method: 'card', outcome: 'declined' },
  ]);
  attempts.increment({ outcome: 'declined', method: 'card' });
  attempts.increment({ method: 'card', outcome: 'declined' });
  attempts.increment({ method: 'made up', outcome: 'declined' });
  expect(
    metricsAsText(await attempts.read())
      .split('\n')
      .slice(1, -1),
  ).toEqual([
    '# TYPE loupe_attempts_total counter',
    'loupe_attempts_total{method="card",outcome="authorised"} 0',
    'loupe_attempts_total{method="card",outcome="declined"} 2',
  ]);
});
