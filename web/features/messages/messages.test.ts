import { describe, expect, it } from '@jest/globals';
import { hasCloseButton, onRoute, readMessages, withMessage, type GlobalMessage } from './messages.ts';

const FULL = { type: 'error', text: 'Your favourites are full.' } as const;
const SAVED = { type: 'success', text: 'Saved.', closeButton: false } as const;
const walk = (messages: readonly GlobalMessage[], ...paths: string[]) => paths.reduce(onRoute, messages);

describe('[BH-11] messages of the shop', () => {
  it('have type, text and close button, and the same text is shown once', () => {
    const once = withMessage([], FULL, '/rings');
    expect(once).toEqual([{ ...FULL, made: '/rings' }]);
    const twice = withMessage(withMessage(once, SAVED, '/rings'), FULL, '/watches');
    expect(twice).toEqual([
      { ...SAVED, made: '/rings' },
      { ...FULL, made: '/watches' },
    ]);
  });

  it('have a close button by default, and none only where the message says so', () => {
    expect([FULL, SAVED].map(hasCloseButton)).toEqual([true, false]);
  });

  it('are shown where they were created and on one more route, then removed', () => {
    const made = withMessage([], FULL, '/rings');
    expect(walk(made, '/rings', '/rings')).toEqual(made);
    expect(walk(made, '/watches')).toHaveLength(1);
    expect(walk(made, '/watches', '/watches')).toHaveLength(1);
    expect(walk(made, '/watches', '/')).toEqual([]);
    expect(walk(made, '/watches', '/rings')).toEqual([]);
  });

  it.each([null, '', '{', '{"text":"x"}'])('are empty when %s is stored', (stored) => {
    expect(readMessages(stored)).toEqual([]);
  });

  it('survive serialisation', () => {
    const messages = withMessage([], FULL, '/rings');
    expect(readMessages(JSON.stringify(messages))).toEqual(messages);
  });
});
