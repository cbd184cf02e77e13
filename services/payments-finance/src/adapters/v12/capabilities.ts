import type { Capabilities } from '../../use-cases/ports/tender-provider.ts';

/** A signed loan is asked to be paid once, with the order's last movement, and stands until it is cancelled. Its payment can be given back within the shop's own days. */
export const V12_CAPABILITIES: Capabilities = {
  captures: 'last',
  partialCapture: true,
  refundDays: 180,
  authorisation: 'holds',
  recognisesRepeats: true,
  oneAtATime: true,
  namedByPlacement: true,
};
