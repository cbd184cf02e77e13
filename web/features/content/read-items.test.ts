import { describe, expect, it } from '@jest/globals';
import { readItems, type RawItem } from './read-items.ts';

const item = (rest: Partial<RawItem>): RawItem => ({
  id: '1',
  deliveryKey: 'home/hero',
  schema: 'message',
  abGroups: '',
  body: { tone: 'info', text: 'Open late.' },
  ...rest,
});

function read(items: readonly RawItem[], group: string | null = null) {
  const warnings: [string, unknown][] = [];
  const shown = readItems(items, { group, warn: (message, facts) => warnings.push([message, facts]) });
  return { shown: shown.map(({ deliveryKey }) => deliveryKey), items: shown, warnings };
}

describe('readItems', () => {
  it('keeps known items in order, with defaults for optional fields', () => {
    const { items, warnings } = read([
      item({ deliveryKey: 'a' }),
      item({ deliveryKey: 'b', schema: 'text', body: { paragraphs: ['One.'] } }),
    ]);
    expect(items).toEqual([
      { id: '1', deliveryKey: 'a', schema: 'message', body: { tone: 'info', text: 'Open late.' } },
      { id: '1', deliveryKey: 'b', schema: 'text', body: { paragraphs: ['One.'], links: [] } },
    ]);
    expect(warnings).toEqual([]);
  });

  it('[ER-09] leaves out an unknown schema, with a warning that names it', () => {
    const { shown, warnings } = read([item({ schema: 'carousel' }), item({ deliveryKey: 'kept' })]);
    expect(shown).toEqual(['kept']);
    expect(warnings).toEqual([
      ['Content of an unknown schema is not shown.', { deliveryKey: 'home/hero', schema: 'carousel' }],
    ]);
  });

  it.each(['constructor', '__proto__', 'toString'])('[ER-09] ignores schema %s', (schema) => {
    expect(read([item({ schema })])).toMatchObject({ shown: [], warnings: [expect.anything()] });
  });

  it('[ER-09] leaves out a body that does not match its schema, with a warning that gives the path', () => {
    const { shown, warnings } = read([item({ body: { tone: 'loud', text: '' } }), item({ body: null })]);
    expect(shown).toEqual([]);
    expect(warnings[0]?.[1]).toEqual({
      deliveryKey: 'home/hero',
      schema: 'message',
      paths: ['tone', 'text'],
    });
    expect(warnings).toHaveLength(2);
  });

  it.each([
    ['https://example.com', []],
    ['//evil.example', []],
    ['/\\evil.example', []],
    ['/\t/evil.example', []],
    ['/rings\n', []],
    ['/', ['home/hero']],
    ['/rings?sort=newest#top', ['home/hero']],
  ])('leaves out a link to another site: %j', (href, shown) => {
    const body = { tone: 'info', text: 'Open late.', link: { label: 'More', href } };
    expect(read([item({ body })]).shown).toEqual(shown);
  });

  it.each(['javascript:alert(1)', 'data:,x'])('[IN-03] leaves out an item that links to %j', (href) => {
    const body = { tone: 'info', text: 'See', link: { label: 'Here', href } };
    expect(read([item({ body })])).toMatchObject({ shown: [], warnings: [[expect.any(String), {}]] });
  });

  it('[IN-03] keeps markup as text and drops what no renderer asks for', () => {
    const script = '<script>alert(1)</script><style>*{display:none}</style>';
    const body = {
      paragraphs: [script],
      style: 'position:fixed',
      dangerouslySetInnerHTML: { __html: script },
    };
    expect(read([item({ schema: 'text', body })]).items[0]?.body).toEqual({
      paragraphs: [script],
      links: [],
    });
  });

  const translations = (sentences: object) =>
    item({ schema: 'translations', body: { locale: 'en', namespace: 'common', sentences } });

  it('[CO-01] keeps sentences of known keys as they are written, and leaves out other keys', () => {
    const said = { 'cart.general.error': '<b>Your bag</b> is out of reach.' };
    expect(read([translations({ ...said, 'cart.later.error': 'Of a newer shop.' })]).items[0]?.body).toEqual({
      sentences: said,
    });
  });

  it.each([7, '', 'Two\nlines.', 'x'.repeat(201)])(
    '[CO-01] leaves out sentences of which one is %j',
    (text) => {
      expect(read([translations({ 'cart.general.error': text })])).toMatchObject({
        shown: [],
        warnings: [[expect.any(String), { paths: ['sentences.cart.general.error'] }]],
      });
    },
  );

  it('[VA-07] shows items for everyone, and to a visitor of a group also those for the group', () => {
    const items = [item({ deliveryKey: 'all' }), item({ deliveryKey: 'bold', abGroups: 'calm, Bold' })];
    expect(read(items).shown).toEqual(['all']);
    expect(read(items, 'bold').shown).toEqual(['all', 'bold']);
    expect(read(items, 'brave').shown).toEqual(['all']);
  });
});
