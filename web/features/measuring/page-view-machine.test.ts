import { describe, expect, it } from '@jest/globals';
import { createPageViews } from './page-view-machine.ts';

function visitor() {
  const page = { path: '/', isSeen: true, agrees: true };
  const sent: string[] = [];
  const views = createPageViews({
    path: () => page.path,
    isSeen: () => page.isSeen,
    mayMeasure: () => page.agrees,
    shownName: () => undefined,
    referrer: () => 'https://elsewhere.example',
    send: ({ path, referrer }) => void sent.push(path + (referrer ? ` from ${referrer}` : '')),
  });
  const show = (path: string) => views.commit((page.path = path));
  return { page, views, show, sent };
}

describe('page views', () => {
  it('[ST-12] are one per route, and the first alone has a referrer', () => {
    const { show, sent } = visitor();
    for (const path of ['/', '/', '/rings', '/rings', '/']) show(path);
    expect(sent).toEqual(['/ from https://elsewhere.example', '/rings', '/']);
  });

  it('[ST-12] of a prerendered page or one in the background wait until it is seen, and are none if it never is', () => {
    const { page, views, show, sent } = visitor();
    page.isSeen = false;
    show('/');
    views.attempt();
    expect(sent).toEqual([]);
    page.isSeen = true;
    views.attempt();
    views.attempt();
    expect(sent).toHaveLength(1);
  });

  it('[ST-12] wait for consent, are of the page that is open then, and end with it', () => {
    const { page, views, show, sent } = visitor();
    page.agrees = false;
    show('/');
    show('/rings');
    page.agrees = true;
    views.attempt();
    page.agrees = false;
    show('/watches');
    expect(sent).toEqual(['/rings from https://elsewhere.example']);
  });

  it('[ST-12] of a page restored by the browser count again, though it makes no request', () => {
    const { views, show, sent } = visitor();
    show('/');
    views.restored();
    expect(sent).toEqual(['/ from https://elsewhere.example', '/']);
  });

  it('[ST-12] are not of a route that the visitor has left before it could be sent', () => {
    const { page, views, sent } = visitor();
    page.path = '/rings';
    views.commit('/');
    expect(sent).toEqual([]);
    views.commit('/rings');
    expect(sent).toHaveLength(1);
  });
});
