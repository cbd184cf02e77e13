import { describe, expect, it } from '@jest/globals';
import { carriedOver, type SharedDetails } from './client/use-carried-over.ts';

const NOTHING: SharedDetails = { email: '', marketing: false, firstName: '', lastName: '', phone: '' };
const HANNAH: SharedDetails = {
  email: 'hannah@example.com',
  marketing: true,
  firstName: 'Hannah',
  lastName: 'Okafor',
  phone: '07700 900412',
};

describe('[ST-05] switching between delivery options', () => {
  it('copies the details into a form that is still empty', () => {
    expect(carriedOver(HANNAH, NOTHING)).toEqual(HANNAH);
  });

  it('does not clear fields that are empty in the other form', () => {
    expect(carriedOver(NOTHING, HANNAH)).toEqual({ ...HANNAH, marketing: false });
  });

  it('keeps the name and phone typed here, and takes the newer e-mail', () => {
    const there = { ...HANNAH, email: 'new@example.com', firstName: 'Ada', phone: '01483 000000' };
    expect(carriedOver(there, HANNAH)).toEqual({ ...HANNAH, email: 'new@example.com' });
  });
});
