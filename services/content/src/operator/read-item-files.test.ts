import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readItemFiles } from './read-item-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'item-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const text = { deliveryKey: 'home/one', schema: 'text', body: { paragraphs: ['One.'] } };
function read(content: unknown) {
  const file = join(folder, 'items.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readItemFiles([file], 'loupe');
}
/** @returns why the file is refused, without its path */
function refusal(content: unknown): string {
  try {
    read(content);
  } catch (error) {
    return (error as Error).message.replaceAll(`${folder}/items.json: `, '');
  }
  return 'not refused';
}
const linking = (href: string) => ({
  ...text,
  schema: 'message',
  body: { tone: 'info', text: 'See', link: { label: 'Here', href } },
});

describe('files of items', () => {
  it('have one item or a list of them, with the place of each', () => {
    const item = { ...text, slot: 'home', position: 2 };
    expect(read(item)).toMatchObject([{ site: 'loupe', place: { slotKey: 'home', position: 2 } }]);
    expect(read([item, { ...text, deliveryKey: 'two' }])).toMatchObject([
      {},
      { place: null, liveFrom: null },
    ]);
  });

  it.each([
    ['an unknown field', { ...text, colour: 'red' }, 'Unrecognized key: "colour"'],
    [
      'an unknown field of the body',
      { ...text, body: { paragraphs: ['x'], a: 1 } },
      'body: Unrecognized key: "a"',
    ],
    [
      'a script in place of a path',
      linking('javascript:alert(1)'),
      'body.link.href: is not a path of this shop',
    ],
    ['another site', linking('//evil.test'), 'body.link.href: is not a path of this shop'],
    ['a wrong key', { ...text, deliveryKey: '../x' }, 'deliveryKey: is not a delivery key'],
    ['the same item twice', [text, text], 'home/one is in more than one place.'],
    ['nothing', [], 'There is no item.'],
    [
      'more than 200 kB',
      { ...text, body: { paragraphs: ['x'.repeat(200_000)] } },
      'has more than 200000 bytes',
    ],
  ])('with %s are refused', (_what, content, said) => {
    expect(refusal(content)).toBe(said);
  });

  const sentences = (body: object, deliveryKey = 'translations/en/common') => ({
    deliveryKey,
    schema: 'translations',
    body: { locale: 'en', namespace: 'common', ...body },
  });
  const saying = (text: string) => sentences({ sentences: { 'favourites.general.error': text } });

  it('[CO-01] may have sentences of namespace common in English, with the name of the list where it belongs', () => {
    const { body } = saying('Your {list} is out of reach.');
    expect(read(saying('Your {list} is out of reach.'))).toMatchObject([{ schema: 'translations', body }]);
  });

  it('[CO-01] [CO-06] may have sentences of namespace account', () => {
    const said = { namespace: 'account', sentences: { 'account.signing-in': 'One moment…' } };
    expect(read(sentences(said, 'translations/en/account'))).toMatchObject([{ body: said }]);
  });

  const sentence = 'body.sentences.favourites.general.error:';
  it.each([
    [
      'an unknown key',
      sentences({ sentences: { 'favourites.specific.error': 'No.' } }),
      'body.sentences: Unrecognized key: "favourites.specific.error"',
    ],
    [
      'another language',
      sentences({ locale: 'fr', sentences: {} }, 'translations/fr/common'),
      'body.locale: Invalid input: expected "en"',
    ],
    [
      'another namespace',
      sentences({ namespace: 'checkout', sentences: {} }),
      "body.namespace: Invalid discriminator value. Expected 'common' | 'account'",
    ],
    [
      'a key by which nobody asks',
      sentences({ sentences: {} }, 'home/words'),
      'deliveryKey: must be translations/en/common',
    ],
    [
      'a key of another namespace',
      sentences(
        { namespace: 'account', sentences: { 'cart.general.error': 'No.' } },
        'translations/en/account',
      ),
      'body.sentences: Unrecognized key: "cart.general.error"',
    ],
    ['markup', saying('<b>No.</b>'), `${sentence} is not plain text`],
    ['two lines', saying('One.\nTwo.'), `${sentence} is not one line without blanks around it`],
    ['nothing to say', saying(''), `${sentence} is not one line without blanks around it`],
    ['201 characters', saying('x'.repeat(201)), `${sentence} has more than 200 characters`],
    ['another placeholder', saying('No {bag}.'), `${sentence} may contain {list}, and no other braces`],
    [
      'a placeholder that is not filled in there',
      sentences({ sentences: { 'cart.not-found.error': 'No {list}.' } }),
      'body.sentences.cart.not-found.error: may contain no {…}, and no other braces',
    ],
  ])('[CO-01] with sentences are refused: %s', (_what, content, said) => {
    expect(refusal(content).split('\n')[0]).toBe(said);
  });

  it('are refused with every fault of every item: an unknown component, and a body of another shape', () => {
    const faults = refusal([
      { ...text, schema: 'carousel' },
      { ...text, body: { paragraphs: [1] } },
    ]);
    expect(faults).toMatch(/^0\.schema: .*\n1\.body\.paragraphs\.0: /);
    expect(refusal('{')).toMatch(/JSON/);
  });
});
