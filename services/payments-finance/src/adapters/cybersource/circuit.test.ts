import { describe, expect, it } from '@jest/globals';
import { fixedClock } from '@loupe/test-harness/clock';
import { createCircuit } from './circuit.ts';

describe('circuit', () => {
  it('[MU-13] opens after five calls in a row without an answer, for ten seconds', () => {
    const clock = fixedClock();
    const circuit = createCircuit(clock);
    for (const answered of [false, false, true, false, false, false, false]) circuit.report(answered);
    expect(circuit.allows()).toBe(true);
    circuit.report(false);
    expect(circuit.allows()).toBe(false);
    clock.advance(10_000);
    expect(circuit.allows()).toBe(true);
    circuit.report(false); // the first to try again finds it still away
    expect(circuit.allows()).toBe(false);
  });
});
