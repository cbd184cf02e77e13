import { describe, expect, it } from '@jest/globals';
import { receivingMailbox } from './receiving-mailbox.ts';

describe('the mailbox that receives an address', () => {
  it.each([
    ['ada@example.com', ' ADA@example.com ', 'ada+1@example.com', 'ada+a+b@Example.com', 'ada+@example.com'],
    ['ada.byron@example.com', 'ada.byron+x@example.com'],
    ['adabyron@gmail.com', 'ada.byron@gmail.com', 'A.d.a.Byron+shop@googlemail.com'],
    ['adabyron@proton.me', 'ada.byron@protonmail.com', 'adabyron+1@pm.me'],
    ['ada@icloud.com', 'ada+1@me.com', 'ada@mac.com'],
  ])('%s is the same for %j and others', (mailbox, ...addresses) => {
    expect([mailbox, ...addresses].map(receivingMailbox)).toEqual([mailbox, ...addresses].map(() => mailbox));
  });

  it('is another one where the domain tells dots apart, and for another name or domain', () => {
    const different = [
      'ada.byron@example.com',
      'adabyron@example.com',
      'adabyron@example.org',
      'ada-1@example.com',
    ];
    expect(new Set(different.map(receivingMailbox)).size).toBe(different.length);
  });

  it.each([
    '+1@example.com',
    '.@gmail.com',
    '@example.com',
    'no address',
    '',
    'a@__proto__',
    'a@constructor',
  ])('of %j, which is no address of a person, is that text', (text) =>
    expect(receivingMailbox(text)).toBe(text),
  );
});
