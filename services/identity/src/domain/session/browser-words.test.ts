import { expect, it } from '@jest/globals';
import { browserWords } from './browser-words.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

it.each([
  [`Mozilla/5.0 (Linux; Android 15) ${CHROME} Mobile Safari/537.36`, 'Chrome on Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/142.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36 OPR/120.0`, 'Opera on Linux'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/26.0 Safari/605.1.15`, 'Safari on Mac'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${WEBKIT} Version/26.0 Mobile Safari/604.1`,
    'Safari on iPhone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 26_0 like Mac OS X) ${WEBKIT} CriOS/142.0 Mobile Safari/604.1`,
    'Chrome on iPad',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S928B) ${CHROME} SamsungBrowser/29.0 Mobile`,
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64) Something/1.0', 'A browser on ChromeOS'],
  ['Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Windows'],
  ['Firefox/145.0', 'Firefox'],
  ['curl/8.0', ''],
  ['', ''],
])('%s is %j', (userAgent, words) => expect(browserWords(userAgent)).toBe(words));
