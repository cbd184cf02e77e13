import { describe, expect, it } from '@jest/globals';
import { renderEmail } from '@loupe/mailer/render';
import { ShoppingListEmail, subjectOf } from './shopping-list-email.ts';

const card = (key: string, change: object = {}) => ({
  key,
  brand: 'Amberley',
  name: `Halo Pendant ${key}`,
  size: '',
  price: 26_500,
  wasPrice: null,
  href: `https://shop.test/${key}/halo/p`,
  imageUrl: `https://media.test/i/halo-${key}`,
  ...change,
});
const render = (change: object = {}, site = 'beaverbrooks') =>
  renderEmail(
    ShoppingListEmail({
      site,
      senderName: 'Ada',
      message: 'The first one!\nOr the last.',
      more: 0,
      cards: [card('1'), card('2', { price: 19_900, wasPrice: 26_500 }), card('3', { price: null })],
      storefrontUrl: 'https://shop.test',
      ...change,
    }),
  );

describe('the e-mail of a shared list', () => {
  it.each([
    ['beaverbrooks', 'Favourites, shared with you'],
    ['loupe', 'A wishlist, shared with you'],
  ])(
    '[MU-17] of %s says who, what they say, and each piece with picture, price and link',
    async (site, heading) => {
      const { html, text } = await render({}, site);
      for (const said of [
        ...[
          heading,
          'Ada',
          'The first one!',
          'Or the last.',
          'Amberley',
          'Halo Pendant 3',
          '£265.00',
          '£199.00',
        ],
        ...['Was £265.00', 'Price on request', 'https://shop.test/2/halo/p', 'would like you to see them'],
      ]) {
        expect(html).toContain(said);
        expect(text).toContain(said);
      }
      for (const key of ['1', '2', '3']) expect(html).toContain(`https://media.test/i/halo-${key}`);
      expect(html).not.toContain('placed an order');
      expect(text).toContain('Amberley\nHalo Pendant 1');
    },
  );

  it('[MU-17] names the chosen size of a piece', async () => {
    expect((await render({ cards: [card('1', { pricesVary: true })] })).text).toContain('From £265.00');
    const { html, text } = await render({ cards: [card('1', { size: 'Size N' })] });
    expect(html).toContain('Size N');
    expect(text).toContain('Halo Pendant 1\nSize N');
  });

  it('[MU-17] shows what was typed as text', async () => {
    const { html } = await render({ senderName: '<b>Ada</b>', message: '<a href="x">prize</a> & more' });
    expect(html).toContain('&lt;b&gt;Ada&lt;/b&gt;');
    expect(html).toContain('&lt;a href=&quot;x&quot;&gt;prize&lt;/a&gt; &amp; more');
    expect(html).not.toContain('<a href="x">');
  });

  it('[MU-17] names no sender if none was given, and shows how many products are left out', async () => {
    const { text } = await render({ senderName: null, message: null, cards: [card('1')], more: 12 });
    expect(text).toContain('Someone has picked 13 pieces');
    expect(text).toContain('And 12 more in their favourites.');
    expect((await render({ cards: [card('1')] })).text).toContain(
      'has picked a piece and would like you to see it',
    );
  });

  it('has a subject without text of the sender', () => {
    expect(subjectOf('beaverbrooks')).toBe('Someone has shared their favourites with you');
    expect(subjectOf('loupe')).toBe('Someone has shared their wishlist with you');
  });
});
