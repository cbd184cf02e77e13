import { expect, it } from '@jest/globals';
import { isMarketingTicked, MARKETING_TEXT_VERSION, saidToMarketing } from './marketing-text.ts';

it('[RO-06] a yes keeps the version of the sentence that was read, and ticks the box of no other', () => {
  const said = saidToMarketing(true);
  expect([said.textVersion, isMarketingTicked(said)]).toEqual([MARKETING_TEXT_VERSION, true]);
  expect(isMarketingTicked(saidToMarketing(false))).toBe(false);
  for (const away of [-1, 1])
    expect(isMarketingTicked({ ...said, textVersion: MARKETING_TEXT_VERSION + away })).toBe(false);
});
