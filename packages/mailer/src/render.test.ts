import { createElement } from 'react';
import { describe, expect, it } from '@jest/globals';
import { renderEmail } from './render.ts';

describe('renderEmail', () => {
  it('renders HTML and the same content as text', async () => {
    const link = createElement('a', { href: 'https://shop.example/orders' }, 'Follow this order');
    const heading = createElement('h1', null, 'Thank you');
    const body = createElement('body', null, heading, '£25 & more ', link);
    const { html, text } = await renderEmail(createElement('html', null, body));
    expect(html).toMatch(/^<!DOCTYPE html/);
    expect(html).toContain('£25 &amp; more');
    expect(text).toMatch(/^Thank you$/m);
    expect(text).toContain('£25 & more');
    expect(text).toContain('https://shop.example/orders');
  });
});
