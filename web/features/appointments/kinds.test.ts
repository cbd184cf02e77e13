import { expect, it } from '@jest/globals';
import { cancelSlot } from './kinds.ts';

it('[RT-27] what was given up has the slot of its kind, and the dealer’s has the dealer’s', () => {
  expect(cancelSlot('CONSULTATION', 'engagement-rings')).toBe('cancel-consultation');
  expect(cancelSlot('APPOINTMENT', 'watch-service')).toBe('cancel-appointment');
  expect(cancelSlot('APPOINTMENT', 'dealer-viewing')).toBe('dealer-cancel-appointment');
  expect(cancelSlot('CONSULTATION', 'dealer-video')).toBe('dealer-cancel-appointment');
});
