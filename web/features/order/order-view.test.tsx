import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { EmailRefused } from './order-view.tsx';

const shown = (emailRefusedOn: string | null) =>
  renderToStaticMarkup(<EmailRefused order={{ customerEmail: 'ada@exmaple.com', emailRefusedOn }} />);

describe('the page of an order', () => {
  it('[RO-01] says that an e-mail could not be delivered, and to which address', () => {
    const note = shown('2026-11-27T10:00:00.000Z');
    expect(note).toContain('could not be delivered to');
    expect(note).toContain('ada@exmaple.com');
  });

  it('[RO-01] says nothing while all were', () => {
    expect(shown(null)).toBe('');
  });
});
