import { describe, expect, it } from '@jest/globals';
import { BEGIN_SCRIPT } from './begin-script.ts';
import { holdScripts } from './hold-scripts.ts';

const PAGE =
  '<head><link rel="preload" as="font" href="/f"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/c/a.js"/>' +
  '<script src="/_next/static/c/a.js" async=""></script><script src="/_next/static/c/old.js" noModule=""></script></head>' +
  '<p>£5 “now” &lt;script src=</p><script>self.f=[1,"\\u003cscript src=\\"/_next/static/c/a.js\\" async=\\"\\">"]</script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"£"])</script>' +
  '<script src="/_next/static/c/b.js" id="_R_" async=""></script><script src="https://card.test/x.js" async=""></script>';
const HELD =
  '<head><link rel="preload" as="font" href="/f"/>' +
  `<script>${BEGIN_SCRIPT}</script><script data-src="/_next/static/c/a.js" async=""></script>` +
  '<script src="/_next/static/c/old.js" noModule=""></script></head>' +
  '<p>£5 “now” &lt;script src=</p><script>self.f=[1,"\\u003cscript src=\\"/_next/static/c/a.js\\" async=\\"\\">"]</script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script type="text/later">self.__next_f.push([1,"£"])</script>' +
  '<script data-src="/_next/static/c/b.js" id="_R_" async=""></script><script src="https://card.test/x.js" async=""></script>';

function sent(parts: readonly Buffer[]): string {
  const hold = holdScripts();
  return Buffer.concat([...parts.map((part) => hold(part, false)), hold(Buffer.alloc(0), true)]).toString();
}

describe('a page of Next, as it is sent', () => {
  const bytes = Buffer.from(PAGE);

  it('names its own scripts for later, after the script that loads them', () => {
    expect(sent([bytes])).toBe(HELD);
  });

  it('is the same wherever it is cut in two', () => {
    for (let at = 0; at <= bytes.length; at += 1) {
      expect(sent([bytes.subarray(0, at), bytes.subarray(at)])).toBe(HELD);
    }
  });

  it('without scripts is sent as it is, also when its last tag is not closed', () => {
    expect(sent([Buffer.from('<p>1 < 2'), Buffer.from(' <b')])).toBe('<p>1 < 2 <b');
  });
});
