import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerErrorView } from './server-error-view.tsx';

const shown = (phone: string | null) =>
  renderToStaticMarkup(<ServerErrorView legalName="Lune Ltd" phone={phone} year={2026} wordmark="Lune" />);

describe('the server error page, of its address and of the error boundary', () => {
  it('[BH-04] is not indexed, says what happened and leads home', () => {
    const page = shown('0800 000 0100');
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    expect(page).toContain('500 Internal Server Error');
    expect(page).toMatch(/We are sorry\. It has been reported and we are putting it right/);
    expect(page).toMatch(/<a [^>]*href="\/"[^>]*>Go to the homepage<\/a>/);
    expect(page).toContain('<span class="num">2026</span> Lune Ltd');
  });

  it('[BH-04] has a number to call where the shop is known', () => {
    expect(shown('0800 000 0100')).toContain('href="tel:08000000100"');
    expect(shown(null)).not.toContain('tel:');
  });
});
