import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EditedCopy } from '../checks/edited-copy.ts';
import { ROOT } from '../stack/services.ts';
import { trace } from './line-choice.ts';
import { TOY_EDITS, TOY_FILES } from './toy-choice.ts';

/** Passes the toy through the service: as it is sent, judged, stored, changed, answered, and handed to the warehouse. */
const SCRIPT = `
import { changeTo, checkOptions, optionsOf, personalTerms, workOn } from './services/cart-checkout/src/domain/cart/choices/choices.ts';
import { changed, optionsKey } from './services/cart-checkout/src/domain/cart/line-options.ts';
import { chosenOf, toPersonalTerms } from './services/cart-checkout/src/graphql/line-choices.ts';
import { optionWords } from './packages/ring-size/src/option-words.ts';
import { personalised, workWords } from './sandbox/fulfilment/orders/personalised.ts';
import { optionsIn, optionsOfLine } from './web/features/personal/added-options.ts';
import { panelsOf } from './web/features/personal/line-choices.ts';

const [ring, card] = ['ring', 'gift-card'].map((productType) => ({ productType, categories: [] }));
const options = optionsOf({ ribbon: ' red ', giftWrap: true });
const refused = [['blue', ring], ['red', card]].map(([ribbon, piece]) => {
  try {
    checkOptions(piece, { ribbon });
    return null;
  } catch ({ field }) {
    return field;
  }
});
const line = { ...chosenOf(options), isOutOfStock: false, personalTerms: toPersonalTerms(personalTerms(ring)) };
const form = new URLSearchParams({ ribbon: 'gold' });
console.log(JSON.stringify({
  key: optionsKey(options),
  refused,
  changed: [{ ribbon: 'gold' }, { ribbon: null }].map((chosen) => changed(options, changeTo(ring, chosen))),
  answered: line.ribbon,
  warehouse: workWords(personalised.parse({ quantity: 1, ...workOn(options) })),
  words: optionWords(options),
  panels: panelsOf(line).map(({ panel }) => panel),
  added: optionsOfLine(line).ribbon,
  posted: optionsIn(form).ribbon,
}));
`;

/** The types of one subgraph; those of all take minutes of a busy machine. */
const OF_CHECKOUT = `
import config from '${join(ROOT, 'tools/codegen/resolver-types.ts')}';
const file = 'services/cart-checkout/src/graphql/gen/schema-types.ts';
export default { generates: { [file]: config.generates[file] } };
`;

describe('a choice for a line of the bag', () => {
  const copy = new EditedCopy();
  beforeAll(() => {
    copy.add(...globSync('services/*/schema.graphql', { cwd: ROOT }), 'gateway/src', 'gateway/supergraph');
    copy.add(
      'gateway/operations',
      'services/cart-checkout/src',
      'packages/ring-size/src',
      'sandbox/fulfilment',
    );
    copy.add('sandbox/keys.ts', 'sandbox/escape-html.ts');
    for (const part of ['app', 'features', 'gql', 'lib', 'styles', 'ui', 'package.json', 'codegen.ts'])
      copy.add(`web/${part}`);
    for (const [file, insertions] of Object.entries(TOY_EDITS))
      for (const [after, inserted] of insertions) copy.edit(file, after, after + inserted);
    for (const [file, text] of Object.entries(TOY_FILES)) copy.write(file, text);
    copy.write('toy.ts', SCRIPT);
  });
  afterAll(() => copy.remove());

  it('is added in the files that are counted', () => {
    const { counted, limit } = trace();
    const edited = Object.keys(TOY_EDITS);
    expect(counted).toEqual(expect.arrayContaining(edited));
    expect(edited.length + Object.keys(TOY_FILES).length).toBeLessThanOrEqual(limit);
  });

  it('passes through checkout, warehouse, words and pages', () => {
    const { stdout, stderr } = spawnSync(process.execPath, ['toy.ts'], { cwd: copy.root, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({
      key: '{"giftWrap":true,"ribbon":"red"}',
      refused: ['ribbon', 'ribbon'],
      changed: [{ ribbon: 'gold', giftWrap: true }, { giftWrap: true }],
      answered: 'red',
      warehouse: ['gift wrapped', 'red ribbon'],
      words: ['Gift wrapped', 'red ribbon'],
      panels: ['ribbon', 'engraving', 'wrap'],
      added: 'red',
      posted: 'gold',
    });
  });

  it('compiles in checkout and web, with its graph', () => {
    const codegen = '@graphql-codegen/cli/esm/bin.js';
    copy.write('codegen.ts', OF_CHECKOUT);
    copy.run(codegen, '--config', 'codegen.ts');
    const service = ['src/graphql', 'src/adapters/fulfilment/fulfilment-client.ts'];
    expect(copy.compile('services/cart-checkout', service, 'tsconfig.base.json')).toBe('');
    spawnSync(process.execPath, ['gateway/src/compose.ts'], { cwd: copy.root });
    copy.runIn('web', codegen, '--config', 'codegen.ts');
    copy.write('web/next.d.ts', '/// <reference types="next" />\n');
    const pages = ['cart', 'favourites', 'posted-bag', 'product', 'shared-bag'].flatMap((feature) =>
      globSync(`features/${feature}/**/*.{ts,tsx}`, { cwd: join(ROOT, 'web') }),
    );
    const written = pages.filter((file) => !file.endsWith('.test.ts') && !file.endsWith('.test.tsx'));
    expect(copy.compile('web', ['next.d.ts', ...written], 'web/tsconfig.json')).toBe('');
  });
});
