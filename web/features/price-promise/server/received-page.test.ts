import { expect, it } from '@jest/globals';
import { promiseWords } from './received-page.tsx';

const asked = {
  status: 'PENDING_DECISION' as const,
  reason: null,
  email: 'ada@example.com',
  answersBy: '5.30pm on Monday 30 November',
  isLate: false,
  agreedPrice: null,
  code: null,
  lastDay: null,
  isUsed: false,
};

it('[EU-09] a request says how it stands, in each state', () => {
  expect(promiseWords(asked).text).toMatch(/ada@example.com by 5.30pm on Monday 30 November/);
  expect(promiseWords({ ...asked, isLate: true }).text).toMatch(/^You should have had our answer/);
  expect(promiseWords({ ...asked, status: 'REJECTED', reason: 'Not public.' }).text).toMatch(/^Not public\./);
  expect(promiseWords({ ...asked, status: 'ERROR', reason: 'Gone.' }).text).toMatch(/^Gone\. Ring us/);
  const approved = {
    ...asked,
    status: 'APPROVED' as const,
    agreedPrice: 219_500,
    code: 'P',
    lastDay: 'Saturday',
  };
  expect(promiseWords(approved)).toMatchObject({
    heading: 'Yes: £2,195.00',
    text: expect.stringMatching(/until the end of Saturday/),
  });
  expect(promiseWords({ ...approved, code: null }).heading).toBe('This price has ended');
  expect(promiseWords({ ...approved, code: null, isUsed: true }).heading).toBe('You have had this price');
});
