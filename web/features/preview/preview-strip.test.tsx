import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { PreviewStrip } from './preview-strip.tsx';

const EDITIONS = [
  { code: 'christmas', name: 'Before Christmas' },
  { code: 'new-year', name: 'New Year' },
];
const html = (edition: string | null, at: string | null, editions: typeof EDITIONS, hub = 'loupe') =>
  renderToStaticMarkup(
    <PreviewStrip
      preview={{ api: 'one.staging.test', hub, edition, at }}
      path="/search?text=gold&page=2"
      editions={editions}
    />,
  );

describe('the banner of a preview', () => {
  it('[BH-06] [IN-03] says that content comes from a virtual staging environment, of which account, and what is shown; leads out to the same page', () => {
    const all = html(null, null, EDITIONS);
    expect(all).toContain(
      'Content comes from the virtual staging environment <strong>one.staging.test</strong> of the account loupe: everything scheduled',
    );
    expect(html(null, null, EDITIONS, '')).toContain('<strong>one.staging.test</strong>: everything');
    expect(all).toContain(
      'href="/api/amplience/disablePreview?path=%2Fsearch%3Ftext%3Dgold%26page%3D2">Leave the preview</a>',
    );
    expect(html('New Year', '2031-12-31T23:30:00.000Z', EDITIONS)).toContain(
      ': New Year, Wednesday, 31 December 2031',
    );
  });

  it('[BH-06] selects the edition that is shown, and has no selector where there is one only', () => {
    expect(html('New Year', null, EDITIONS)).toMatch(/<option value="new-year" selected="">New Year</);
    expect(html(null, null, EDITIONS)).toMatch(/<option value="" selected="">Everything scheduled</);
    expect(html(null, null, EDITIONS)).toContain('name="path" value="/search?text=gold&amp;page=2"');
    expect(html(null, null, EDITIONS.slice(0, 1))).not.toContain('<select');
  });
});
