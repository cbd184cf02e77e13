import { describe, expect, it } from '@jest/globals';
import { toldInput, toldOfAnswer, toldText } from './told-appointment.ts';

describe('what became of a form of appointments', () => {
  it('[RT-14] is said in words of ours only', () => {
    expect(toldText('loupe', 'AppointmentTimeTakenError')).toContain('choose another time');
    for (const told of [undefined, 'You have won', 'toString']) expect(toldText('loupe', told)).toBeNull();
  });

  it('[RT-14] is said beside its input, where it is about one', () => {
    expect(toldInput(toldOfAnswer({ code: 'ValidationError', field: 'contact.phone' }))).toBe('phone');
    expect(toldInput(toldOfAnswer({ code: 'ValidationError', field: 'note' }))).toBe('note');
    expect(toldInput(toldOfAnswer({ code: 'AppointmentLimitError' }))).toBeNull();
    expect(toldOfAnswer({ code: 'NewError' })).toBe('failed');
  });

  it('[ER-05] says when to try again', () => {
    const told = toldOfAnswer({ code: 'TooManyAttemptsError', retryAfterSeconds: 5 });
    expect(toldText('beaverbrooks', told)).toMatch(/try again in a minute, or ring the store\.$/);
    expect(toldInput(told)).toBeNull();
  });
});
