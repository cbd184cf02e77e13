import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FORMATS, imageRequest, QUALITIES, SIZES } from './image-request.ts';
import { InvalidImageRequestError } from './invalid-image-request.ts';

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const ask = (address: string, accept = CHROME) => imageRequest(new URL(address, 'http://media'), accept);

describe('image request', () => {
  it('[CO-09] has quality 75 by default, and else the nearest of three', () => {
    expect(ask('/i/ring')?.quality).toBe(75);
    expect(ask('/i/ring?qlt=1')?.quality).toBe(60);
    expect(ask('/i/ring?qlt=100')?.quality).toBe(90);
    expect(ask('/i/ring?qlt=80')?.quality).toBe(75);
  });

  it('[CO-09] rounds a size up to the next that exists, at most the largest', () => {
    expect(ask('/i/ring?w=1')?.width).toBe(320);
    expect(ask('/i/ring?w=320')?.width).toBe(320);
    expect(ask('/i/ring?w=99999')?.width).toBe(1600);
    expect(ask('/i/ring')?.width).toBeNull();
  });

  it('[CO-09] crops to one shape, the enclosing square', () => {
    expect(ask('/i/ring?w=160&h=160')).toMatchObject({ width: 320, height: 320 });
    expect(ask('/i/ring?w=321&h=700')).toMatchObject({ width: 800, height: 800 });
    expect(ask('/i/ring?h=700')).toMatchObject({ width: null, height: 800 });
  });

  it('[CO-09] allows at most 57 renditions of a picture in one format', () => {
    const sides = ['', ...SIZES.map(String)];
    const made = new Set<string>();
    for (const w of sides)
      for (const h of sides)
        for (let quality = 1; quality <= 100; quality++) {
          const query = [w && `w=${w}`, h && `h=${h}`, `qlt=${quality}`].filter(Boolean).join('&');
          made.add(JSON.stringify(ask(`/i/ring?fmt=webp&${query}`)));
        }
    expect(made.size).toBe(57);
  });

  it('[CO-09] chooses the format by Accept, and sets Vary', () => {
    expect(ask('/i/ring')).toMatchObject({ format: 'avif', negotiated: true });
    expect(ask('/i/ring?fmt=auto', 'image/webp,*/*')?.format).toBe('webp');
    expect(ask('/i/ring', 'image/avif;q=0, image/webp;q=0.9')?.format).toBe('webp');
    expect(ask('/i/ring', '*/*')?.format).toBe('jpeg');
    expect(ask('/i/ring?fmt=jpeg')).toMatchObject({ format: 'jpeg', negotiated: false });
  });

  it('[CO-09] rejects a malformed request', () => {
    const long = `x=${'9'.repeat(600)}`;
    const wild = ['w=1&w=2', 'fmt=png', 'crop=1', 'poi=9,9', 'w[]=1&w=', 'w=%00', 'qlt=∞', long];
    for (const query of [...wild, 'w=0', 'w=-1', 'w=1.5', 'w=1e3', 'h=abc', 'qlt=', 'fmt=gif', 'w=100000']) {
      expect(() => ask(`/i/ring?${query}`)).toThrow(InvalidImageRequestError);
    }
  });

  it('[CO-09] cannot name a file outside the masters', () => {
    for (const path of [
      '/i/',
      '/i/../secret',
      '/i/%2e%2e%2fsecret',
      '/i/a/b/c/d',
      '/i/http%3A%2F%2F169.254.169.254',
      '/i/http://169.254.169.254/x',
      '/i/RING',
      '/i/ring.webp.webp',
      '/x/ring',
      '/',
    ]) {
      expect(ask(path)).toBeNull();
    }
  });

  it('[IN-05] reads addresses by the convention: account, readable name, format at the end', () => {
    for (const path of [
      '/i/loupe/ring',
      '/i/loupe/ring/round-solitaire',
      '/i/loupe/ring.webp',
      '/i/ring.webp',
    ])
      expect(ask(path)?.name).toBe('ring');
    expect(ask('/i/loupe/ring/round.webp')).toMatchObject({ format: 'webp', negotiated: false });
    expect(ask('/i/ring.jpg')?.format).toBe('jpeg');
    expect(ask('/i/ring.webp?fmt=avif')?.format).toBe('avif');
    expect(ask('/i/ring?qlt=default&$card$&sm=c')?.quality).toBe(75);
    expect(() => ask('/i/ring.gif')).toThrow(InvalidImageRequestError);
  });

  it('[IN-05] reads crop and point of interest', () => {
    expect(ask('/i/ring?crop={0%},{0%},{50%},{100%}&poi=0.5,0.5')).toMatchObject({
      crop: { left: 0, top: 0, right: 2, bottom: 4 },
      poi: { x: 2, y: 2 },
    });
  });

  it('[CO-09] any request results in an existing size, quality and format', () => {
    const numbers = fc.integer({ min: 1, max: 99_999 });
    const wanted = fc.record({ w: numbers, h: numbers, qlt: numbers, accept: fc.string() });
    fc.assert(
      fc.property(wanted, ({ w, h, qlt, accept }) => {
        const request = ask(`/i/ring?w=${w}&h=${h}&qlt=${qlt}`, accept)!;
        expect(SIZES).toContain(request.width);
        expect(SIZES).toContain(request.height);
        expect(FORMATS).toContain(request.format);
        expect(QUALITIES).toContain(request.quality);
      }),
    );
  });
});
