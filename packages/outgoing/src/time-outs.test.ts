import { describe, expect, it } from '@jest/globals';
import { TIME_OUTS } from './time-outs.ts';

/** Pairs of caller and callee: the first time-out must be longer than the second. */
const WAITS = [
  ['operation', 'subgraph'],
  ['placingOperation', 'placingSubgraph'],
  ['placingSubgraph', 'cardProvider'],
  ['subgraph', 'findPayment'],
  ['subgraph', 'cancelPayment'],
  ['operation', 'exchangeSession'],
  ['operation', 'webhook'],
  ['subgraph', 'captureContext'],
  ['subgraph', 'payerAuthentication'],
  ['subgraph', 'catalogueSearch'],
] as const;

describe('time-outs', () => {
  it.each(WAITS)('[F48] %s outlasts %s', (outer, inner) => {
    expect(TIME_OUTS[outer].timeoutMs).toBeGreaterThan(TIME_OUTS[inner].timeoutMs);
  });

  it.each(Object.entries(TIME_OUTS))('[F48] %s gives up connecting before it gives up', (_name, limits) => {
    expect(limits.connectMs).toBeLessThan(limits.timeoutMs);
    expect(limits.openMs).toBeGreaterThan(0);
  });
});
