import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { ShownMessages } from './shown-messages.tsx';

const html = (message: object) =>
  renderToStaticMarkup(
    <ShownMessages stored={JSON.stringify([{ ...message, made: '/rings' }])} pathname="/rings" />,
  );

describe('[BH-11] a shown message', () => {
  it('is shown with a close button, unless it is to have none', () => {
    const full = html({ type: 'error', text: 'Your favourites are full.' });
    expect(full).toContain('Your favourites are full.');
    expect(full).toContain('aria-label="Close"');
    expect(html({ type: 'success', text: 'Saved.', closeButton: false })).not.toContain('aria-label="Close"');
  });
});
