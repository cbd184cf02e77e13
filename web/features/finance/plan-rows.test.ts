import { describe, expect, it } from '@jest/globals';
import { planRows } from './plan-rows.ts';
import { TEST_PLAN as plan } from './test-plan.ts';

const named = (rows: ReturnType<typeof planRows>) =>
  Object.fromEntries(rows.map(({ name, value }) => [name, value]));

describe('the rows of an example', () => {
  it('[BH-15] [CO-07] are all that the law wants beside a monthly figure', () => {
    expect(named(planRows(plan, 'Representative APR'))).toEqual({
      'Cash price': '£800.00',
      Deposit: '£0.00',
      'Amount of credit': '£800.00',
      'Rate of interest': '0% a year, fixed',
      Length: '12\u00a0months',
      '11 monthly payments': '£66.67',
      '1 final payment': '£66.63',
      Interest: '£0.00',
      'Total amount payable': '£800.00',
      'Representative APR': '0%',
    });
  });

  it('[BH-15] name one kind of payment where all are equal, and weigh figure, total and APR alike', () => {
    const even = { ...plan, lastRepayment: plan.monthlyRepayments };
    const rows = planRows(even, 'APR');
    expect(named(rows)).toMatchObject({ '12 monthly payments': '£66.67' });
    expect(rows.some(({ name }) => name.includes('final'))).toBe(false);
    expect(rows.filter(({ isKey }) => isKey).map(({ name }) => name)).toEqual([
      '12 monthly payments',
      'Total amount payable',
      'APR',
    ]);
  });
});
