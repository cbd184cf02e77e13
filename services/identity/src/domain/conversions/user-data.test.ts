import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { hashedPerson } from './user-data.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const plain = (text: string): string => text;

describe('what the advertising network may compare', () => {
  it('[MU-18] an e-mail is trimmed and in lower case, then hashed', () => {
    expect(hashedPerson({ email: ' John_Smith@gmail.com ' }, sha256)).toEqual({
      em: ['62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f'],
    });
  });

  it.each(['07700 900123', '+44 7700 900123', '0044 7700 900123', '+44 (0)7700 900123', '447700900123'])(
    '[MU-18] a phone number has the code of its country: %s',
    (phone) => {
      expect(hashedPerson({ phone }, plain)).toEqual({ ph: ['447700900123'] });
      expect(hashedPerson({ phone }, sha256)).toEqual({
        ph: ['033134b911b137918338415ee3d20a064b24773d36a3b02e8b99fdd3fcd6b4cd'],
      });
    },
  );

  it('[MU-18] the code comes from the country of the address, the Isle of Man having that of the United Kingdom', () => {
    const ph = (phone: string, country: string) => hashedPerson({ phone, country }, plain).ph;
    expect(ph('085 123 4567', 'IE')).toEqual(['353851234567']);
    expect(ph('07624 123456', 'IM')).toEqual(['447624123456']);
    expect(ph('06 12 34 56 78', 'FR')).toBeUndefined();
    expect(ph('ring me', 'GB')).toBeUndefined();
  });

  it('[MU-18] names and towns are in lower case without punctuation and spaces, with their marks', () => {
    expect(hashedPerson({ firstName: 'Mary' }, sha256).fn).toEqual([
      '6915771be1c5aa0c886870b6951b03d7eafc121fea0e80a5ea83beb7c449f4ec',
    ]);
    const [marked] = hashedPerson({ firstName: 'Valéry' }, sha256).fn ?? [];
    expect(marked).toMatch(/^08e1996b.*149c$/);
    expect(hashedPerson({ firstName: 'Vale\u0301ry' }, sha256).fn).toEqual([marked]);
    const person = { lastName: "O'Neill-Smith", city: 'St. Helens', postalCode: ' M1 1AE ' };
    expect(hashedPerson(person, plain)).toEqual({ ln: ['oneillsmith'], ct: ['sthelens'], zp: ['m11ae'] });
  });

  it('[MU-18] a country has two letters', () => {
    expect(hashedPerson({ country: 'GB' }, sha256)).toEqual({
      country: ['0b407281768f0e833afef47ed464b6571d01ca4d53c12ce5c51d1462f4ad6677'],
    });
    expect(() => hashedPerson({ country: 'England' }, plain)).toThrow(InvalidFieldError);
  });

  it('[MU-18] the id of a customer is hashed too; what is absent or blank is left out', () => {
    expect(hashedPerson({ email: null, lastName: ' ' }, sha256, 'id')).toEqual({
      external_id: [sha256('id')],
    });
  });

  it('[MU-18] what looks like a hash is no e-mail', () => {
    expect(() => hashedPerson({ email: sha256('a@b.example') }, sha256)).toThrow(InvalidFieldError);
  });
});
