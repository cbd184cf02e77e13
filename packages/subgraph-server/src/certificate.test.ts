import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createLogger } from '@loupe/telemetry/logger';
import { metricsAsText } from '@loupe/telemetry/metrics';
import { selfSigned, type CertificatePair } from '@loupe/local-servers/self-signed';
import { certificateMetrics, openCertificate, readCertificate } from './certificate.ts';
import { ConfigurationError } from './environment.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const DAY = 24 * 60 * 60_000;

let former: CertificatePair;
let next: CertificatePair;
beforeAll(async () => {
  former = await selfSigned('former', NOW, 40);
  next = await selfSigned('next', NOW, 365);
});

let folder: string;
let lines: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  lines = [];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** Replaces one file atomically, like an operator or Kubernetes. */
function swap(ending: 'crt' | 'key', text: string): void {
  const file = join(folder, `vendor-client.${ending}`);
  writeFileSync(`${file}.next`, text);
  renameSync(`${file}.next`, file);
}
function put({ certificate, key }: CertificatePair): void {
  swap('crt', certificate);
  swap('key', key);
}
const of = () => ({ service: 'payments-finance', file: join(folder, 'keys.json'), name: 'vendor-client' });
const open = () => {
  const destination = { write: (line: string) => void lines.push(line) };
  return openCertificate({
    ...of(),
    logger: createLogger({ service: 'test', level: 'info', destination }),
  });
};
const aSecondLater = () => jest.advanceTimersByTime(1_000);

describe('a certificate beside the key sets', () => {
  it('is given with its key, the end of its validity and its fingerprint', () => {
    put(former);
    const certificate = open()();
    expect(certificate).toEqual({
      chain: former.certificate,
      key: Buffer.from(former.key),
      fingerprint: expect.stringMatching(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/),
      endsAt: new Date(NOW.getTime() + 40 * DAY),
    });
  });

  it('is read again when both files have changed, and the one before stays in use between the two', () => {
    put(former);
    const current = open();
    swap('crt', next.certificate);
    aSecondLater();
    aSecondLater();
    expect(current().chain).toBe(former.certificate);
    expect(lines).toEqual([expect.stringContaining('vendor-client.key is the key of another certificate')]);
    swap('key', next.key);
    aSecondLater();
    expect(current()).toMatchObject({ chain: next.certificate, key: Buffer.from(next.key) });
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('The certificate was read again.');
  });

  it('stays in use when a file is gone or is rubbish, which is told once each', () => {
    put(former);
    const current = open();
    rmSync(join(folder, 'vendor-client.key'));
    aSecondLater();
    aSecondLater();
    swap('key', 'rubbish');
    aSecondLater();
    aSecondLater();
    expect(current().chain).toBe(former.certificate);
    expect(lines).toEqual([
      expect.stringContaining('vendor-client.key cannot be read (ENOENT)'),
      expect.stringContaining('vendor-client.key is no private key in PEM'),
    ]);
  });

  it('may be followed by those that issued it, and its own end counts', () => {
    put({ certificate: `${former.certificate}${next.certificate}`, key: former.key });
    expect(open()().endsAt).toEqual(new Date(NOW.getTime() + 40 * DAY));
  });

  it('tells the end of the one in use, also after it was replaced', async () => {
    put(former);
    const metrics = certificateMetrics({ 'vendor-client': open() });
    const told = async () => metricsAsText(await metrics.read());
    const end = (days: number) => (NOW.getTime() + days * DAY) / 1_000;
    const line = 'loupe_certificate_end_timestamp_seconds{certificate="vendor-client"}';
    expect(await told()).toContain(`${line} ${end(40)}\n`);
    put(next);
    aSecondLater();
    expect(await told()).toContain(`${line} ${end(365)}\n`);
  });

  it.each<[string, () => Partial<CertificatePair>, string]>([
    ['no certificate', () => ({ certificate: 'none' }), 'vendor-client.crt is no certificate in PEM'],
    [
      'the key in its place',
      () => ({ certificate: former.key }),
      'vendor-client.crt is no certificate in PEM',
    ],
    ['no key', () => ({ key: former.certificate }), 'vendor-client.key is no private key in PEM'],
    [
      'a key cut short',
      () => ({ key: former.key.slice(0, 90) }),
      'vendor-client.key is no private key in PEM',
    ],
    ['another key', () => ({ key: next.key }), 'vendor-client.key is the key of another certificate'],
  ])('with %s is rejected with a message that shows no key', (_case, change, says) => {
    put({ ...former, ...change() });
    const read = () => readCertificate(of());
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(`payments-finance cannot use the certificate vendor-client: ${says}.`);
    expect(read).not.toThrow(former.key.split('\n')[1]!.slice(0, 10));
  });

  it('that does not exist is rejected with one message', () => {
    expect(() => readCertificate(of())).toThrow('vendor-client.crt cannot be read (ENOENT)');
  });
});
