import { describe, expect, it } from '@jest/globals';
import type { ZodMiniType } from 'zod/mini';
import { appointmentRules, messageRules } from './dealer-rules.ts';

const QUESTION = {
  title: 'none',
  firstName: ' Ada ',
  lastName: 'Okafor',
  email: 'ada@example.com',
  phone: '',
  showroom: 'manchester',
  message: 'When may I see it?\nSaturday?',
};
const APPOINTMENT = {
  ...QUESTION,
  phone: '0161 496 0112',
  message: '',
  preferredDay: '2026-11-24',
  preferredTime: 'morning',
};

/** Names of the invalid fields. */
function refused(rules: ZodMiniType, form: object): string[] {
  const parsed = rules.safeParse(form);
  return [...new Set((parsed.error?.issues ?? []).map((issue) => String(issue.path[0])))];
}

describe('the forms to the advisors', () => {
  it('accept a question without a phone, and an appointment without a text', () => {
    expect(refused(messageRules, QUESTION)).toEqual([]);
    expect(refused(appointmentRules, APPOINTMENT)).toEqual([]);
  });

  it.each([
    ['a long first name', 'firstName', 'x'.repeat(51)],
    ['a first name of two lines', 'firstName', 'Ada\r\nBcc: x'],
    ['a blank last name', 'lastName', ' '],
    ['a control character', 'lastName', 'Ok\u0007afor'],
    ['a domain without a dot', 'email', 'ada@nowhere'],
    ['two @', 'email', 'ada@okafor@example.com'],
    ['two addresses', 'email', 'ada,eve@example.com'],
    ['a long address', 'email', `${'a'.repeat(250)}@example.com`],
    ['few digits', 'phone', '0161'],
    ['words for a phone', 'phone', 'after six'],
    ['many digits', 'phone', '1'.repeat(16)],
    ['no showroom', 'showroom', ''],
    ['a long text', 'message', 'x'.repeat(2_001)],
    ['a text with a control character', 'message', 'bell\u0007'],
  ])('[VA-13] refuse %s at its field, as the service does', (_what, field, value) => {
    expect(refused(messageRules, { ...QUESTION, [field]: value })).toEqual([field]);
    expect(refused(appointmentRules, { ...APPOINTMENT, [field]: value })).toEqual([field]);
  });

  it('[VA-13] count the characters of a text as the service does', () => {
    for (const message of ['💍'.repeat(2_000), 'a\r\n'.repeat(999)])
      expect(refused(messageRules, { ...QUESTION, message })).toEqual([]);
    expect(refused(messageRules, { ...QUESTION, message: '💍'.repeat(2_001) })).toEqual(['message']);
  });

  it('need the text of a question, and phone and day of an appointment', () => {
    expect(refused(messageRules, { ...QUESTION, message: ' \n' })).toEqual(['message']);
    expect(refused(appointmentRules, { ...APPOINTMENT, phone: ' ', preferredDay: '' })).toEqual([
      'phone',
      'preferredDay',
    ]);
  });
});
