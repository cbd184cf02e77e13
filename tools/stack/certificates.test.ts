import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readCertificate } from '@loupe/subgraph-server/certificate';
import { assay } from '../vendors/tests/assay.ts';
import { ensureCertificates } from './certificates.ts';
import { keysFileOf } from './key-files.ts';
import { selfSigned } from '@loupe/local-servers/self-signed';

const NAME = 'assay-client';
const DAY = 24 * 60 * 60_000;
const NOW = new Date();
const later = (days: number) => new Date(NOW.getTime() + days * DAY);

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'certificates-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const ensure = (now = NOW) => ensureCertificates(folder, now, [assay]);
const KEYS_FILE = () => keysFileOf(folder, 'cart-checkout');
const current = () => readCertificate({ service: 'cart-checkout', file: KEYS_FILE(), name: NAME });
const beside = (holder: string, ending: string) => join(folder, 'keys', holder, `${NAME}.${ending}`);

describe('the certificates that declarations ask for', () => {
  it('are made once, for those that hold them, and the sandbox gets no private key', async () => {
    await ensure();
    const first = current();
    await ensure(later(300));
    expect(current()).toEqual(first);
    expect(first.endsAt.getTime() - NOW.getTime()).toBeGreaterThan(364 * DAY);
    expect(readFileSync(beside('assay', 'crt'), 'utf8')).toBe(first.chain);
    expect(existsSync(beside('assay', 'key'))).toBe(false);
  });

  it('are made again within a month of their end, everywhere', async () => {
    await ensure();
    const first = current();
    await ensure(later(340));
    expect(current().fingerprint).not.toBe(first.fingerprint);
    expect(readFileSync(beside('assay', 'crt'), 'utf8')).toBe(current().chain);
  });

  it('stay when a vendor has issued them, also near their end', async () => {
    await ensure();
    const { certificate, key } = await selfSigned('loupe', NOW, 20, 'assay-office');
    writeFileSync(beside('cart-checkout', 'crt'), certificate);
    writeFileSync(beside('cart-checkout', 'key'), key);
    await ensure();
    expect(current().chain).toBe(certificate);
  });

  it('open a connection to a server that asks for one, which another does not', async () => {
    await ensure();
    const server = await selfSigned('localhost', NOW, 10);
    const listening = createServer(
      {
        cert: server.certificate,
        key: server.key,
        requestCert: true,
        ca: readFileSync(beside('assay', 'crt')),
      },
      ({ socket }, response) => response.end((socket as TLSSocket).getPeerCertificate().subject.CN),
    ).listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const { port } = listening.address() as AddressInfo;
    const ask = async (cert: string, key: Buffer | string) => {
      const sent = request({
        port,
        cert,
        key,
        ca: server.certificate,
        servername: 'localhost',
        agent: false,
      });
      sent.setHeader('connection', 'close').end();
      const [response] = (await once(sent, 'response')) as [NodeJS.ReadableStream];
      const [body] = (await once(response, 'data')) as [Buffer];
      return body.toString();
    };
    try {
      const { chain, key } = current();
      expect(await ask(chain, key)).toBe(NAME);
      const other = await selfSigned('other', NOW, 10);
      await expect(ask(other.certificate, other.key)).rejects.toThrow();
    } finally {
      listening.closeAllConnections();
      listening.close();
    }
  });
});
