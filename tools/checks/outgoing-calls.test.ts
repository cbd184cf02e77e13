import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** What opens a connection to another process over HTTP or SMTP; types of the client open none. */
const LEAVES =
  /^import (?!type )[^;]+ from 'undici'|createConnectTransport\(|from 'nodemailer'|(?<![.\w])fetch\(/m;
const BOUNDED = "from '@loupe/outgoing/time-outs'";

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) =>
      /^(services|gateway|packages|media)\/(.+\/)?src\//.test(file) &&
      !/\.test\.|^packages\/test-harness\//.test(file), // what only tests run waits as long as a test does
  );

const leaving = sources.filter((file) => LEAVES.test(readFileSync(join(ROOT, file), 'utf8')));

describe('outgoing calls', () => {
  it('[F48] are found at all', () => {
    expect(leaving).toContain('gateway/src/subgraphs/subgraph-instance.ts');
    expect(leaving).toContain('packages/mailer/src/mailer.ts');
  });

  it.each(leaving)('[F48] %s takes its time-outs from the one table', (file) => {
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(BOUNDED);
  });
});
