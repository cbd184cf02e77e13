import { describe, expect, it } from '@jest/globals';
import { standInsFor } from './stand-ins.ts';

const SCRIPT = 'http://applepay.localhost:3044/stand-in.js';
const HERE = { beaverbrooks: 'http://beaverbrooks.localhost:3000', loupe: 'http://loupe.localhost:3000' };
const PUBLIC = { ...HERE, loupe: 'https://loupe.example' };

describe('scripts that stand in for parts of a browser', () => {
  it('[MU-12] are loaded on this machine', () => {
    expect(standInsFor([SCRIPT, 'http://127.0.0.1:3044/a.js'], HERE)).toHaveLength(2);
  });

  it('[MU-12] keep a shop from starting on which a visitor could meet one', () => {
    expect(() => standInsFor([SCRIPT], PUBLIC)).toThrow('for shops on localhost alone');
    expect(() => standInsFor([SCRIPT], { loupe: 'https://localhost.example' })).toThrow('alone');
    expect(() => standInsFor(['https://cdn.example/a.js'], HERE)).toThrow('of another host');
    expect(() => standInsFor(['rubbish'], HERE)).toThrow('of another host');
    expect(standInsFor([], PUBLIC)).toEqual([]);
  });
});
