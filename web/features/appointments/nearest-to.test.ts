import { expect, it } from '@jest/globals';
import { nearestTo } from './nearest-to.ts';

const time = (startsAt: string) => ({ startsAt, time: startsAt, words: startsAt });
const at = (hour: string) => `2026-11-23T${hour}:00.000Z`;
const days = [{ times: ['09:30', '10:00', '12:00', '14:00', '16:30'].map((hour) => time(at(hour))) }];

it('[RT-14] a time that is gone is replaced by the three nearest, in order', () => {
  const { chosen, nearest } = nearestTo({ days }, at('11:00'));
  expect([chosen, nearest.map(({ startsAt }) => startsAt)]).toEqual([
    null,
    [at('09:30'), at('10:00'), at('12:00')],
  ]);
  expect(nearestTo({ days }, at('14:00')).chosen).toEqual(time(at('14:00')));
  expect(nearestTo({ first: time(at('09:30')), days: [] }, at('14:00')).nearest).toHaveLength(1);
  expect(nearestTo({ days: [] }, at('14:00'))).toEqual({ chosen: null, nearest: [] });
});
