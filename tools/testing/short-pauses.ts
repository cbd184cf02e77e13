import type { ChildSpec } from '../stack/child.ts';

/** An authorisation is due when its placing request has given up (12 s); sweepers look every second. */
const SHORT: Readonly<Record<string, string>> = {
  AUTHORISING_DUE_SECONDS: '13',
  PLACEMENT_SWEEP_SECONDS: '1',
  TENDER_SWEEP_SECONDS: '1',
};
const MONEY = /^(cart-checkout|payments-finance)/;

/** Gives a money service the shortest possible pauses, so that tests do not wait; other processes are not changed. */
export const withShortPauses = (spec: ChildSpec, more: Readonly<Record<string, string>> = {}): ChildSpec =>
  MONEY.test(spec.name) ? { ...spec, env: { ...spec.env, ...SHORT, ...more } } : spec;
