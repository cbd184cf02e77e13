import { describe, expect, it } from '@jest/globals';
import { filteredPage, itemOf, NotContentError, slotOf } from './amplience-wire.ts';

const _meta = { schema: 'https://loupe.example/content/text', deliveryId: 'ID-1' };

describe('content of the vendor', () => {
  it('[IN-03] is an item by its id where it has no key, without the vendor’s own fields', () => {
    const links = [{ label: 'See', href: '/rings', _meta: { schema: 'link' } }];
    const content = { _meta, paragraphs: ['One.'], links, abGroups: 'variant' };
    expect(itemOf(content).item).toEqual({
      deliveryKey: 'by-id/id-1',
      schema: 'text',
      abGroups: 'variant',
      body: { paragraphs: ['One.'], links: [{ label: 'See', href: '/rings' }] },
    });
  });

  it('[IN-03] that is nested very deep is left out without running out of stack', () => {
    let deep: object = {};
    for (let level = 0; level < 100_000; level++) deep = { deep };
    const { item } = itemOf({ _meta, paragraphs: ['One.'], deep });
    expect(item).toEqual({ why: 'by-id/id-1 (text): is nested deeper than 22.' });
  });

  it.each([null, 'text', 7, [], {}, { _meta: null }, { _meta: { schema: 7, deliveryId: 'x' } }])(
    '[IN-03] that is %j is left out',
    (content) => {
      expect(itemOf(content).item).toEqual({ why: 'Content without its _meta.' });
      expect(slotOf(content)).toBeNull();
    },
  );

  it.each([null, 'rubbish', {}, { responses: [] }, { responses: [7], page: {} }, { error: {} }])(
    '[ER-09] an answer %j is not a page of it',
    (answer) => expect(() => filteredPage(answer)).toThrow(NotContentError),
  );
});
