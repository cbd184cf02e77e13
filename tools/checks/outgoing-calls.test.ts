import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Imports that open connections to other processes over HTTP or SMTP; type imports do not. */
const OPENS_CONNECTIONS =
  /^import (?!type )[^;]+ from 'undici'|\b(?:instancePool|rpcTransport|createConnectTransport)\(|from 'nodemailer'|(?<![.\w])fetch\(/m;
const BOUNDED = /from '(?:@loupe\/outgoing|\.)\/time-outs(?:\.ts)?'/;

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) =>
      /^(services|gateway|packages|media)\/(.+\/)?src\//.test(file) &&
      !/\.test\.|^packages\/(test-harness|local-servers|scripted-shopper)\//.test(file), // what only tests call has their time-out
  );

const leaving = sources.filter((file) => OPENS_CONNECTIONS.test(readFileSync(join(ROOT, file), 'utf8')));

describe('outgoing calls', () => {
  it('[F48] are found', () => {
    expect(leaving).toContain('gateway/src/subgraphs/subgraph-instance.ts');
    expect(leaving).toContain('services/cart-checkout/src/adapters/payments/payments-client.ts');
    expect(leaving).toContain('packages/mailer/src/mailer.ts');
  });

  it.each(leaving)('[F48] %s takes its time-outs from the shared table', (file) => {
    expect(readFileSync(join(ROOT, file), 'utf8')).toMatch(BOUNDED);
  });

  it.each(leaving)(
    '[ER-05] %s reports a status that is no success as HTTPError, not as a plain error',
    (file) => {
      expect(readFileSync(join(ROOT, file), 'utf8')).not.toMatch(/new Error\([^;]*\bstatus(?:Code)?\b/);
    },
  );
});
