import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Logger } from '@loupe/telemetry/logger';
import { gauge, type MetricSource } from '@loupe/telemetry/metrics';
import { ConfigurationError } from './environment.ts';
import { readAgain } from './read-again.ts';

/** A certificate with its private key, for `tls`, `undici` and signatures. */
export interface Certificate {
  /** PEM: ours first, then those that issued it. */
  readonly chain: string;
  /** PEM as bytes, which a heap snapshot does not show as text. */
  readonly key: Buffer;
  /** SHA-256 of ours, in hex with colons. */
  readonly fingerprint: string;
  /** Nobody accepts it afterwards. */
  readonly endsAt: Date;
}

export interface CertificateFile {
  readonly service: string;
  /** The path of the key sets, KEYS_FILE: `<name>.crt` and `<name>.key` are beside it. */
  readonly file: string;
  readonly name: string;
}

/** The certificate as it is now. @throws ConfigurationError that says what is wrong without showing the key */
export const readCertificate = (of: CertificateFile): Certificate => parsed(textOf(of), of);

/**
 * The same, read again when a file has changed. A change that is unusable is reported, and the certificate read before stays in use: also
 * while only one of the two files has been replaced. One that has ended is given too, since the vendor decides, and the alert has told it.
 * @returns a function that gives the certificate of this moment
 * @throws ConfigurationError when the files are unusable to begin with
 */
export function openCertificate({
  logger,
  ...of
}: CertificateFile & { readonly logger: Logger }): () => Certificate {
  const { name } = of;
  return readAgain({
    text: () => textOf(of),
    parsed: (text) => parsed(text, of),
    onChange: ({ fingerprint, endsAt }) =>
      logger.info({ certificate: name, fingerprint, endsAt }, 'The certificate was read again.'),
    onFailure: (err) =>
      logger.error(
        { err, certificate: name },
        'The certificate cannot be read again: the one read before stays in use.',
      ),
  });
}

/** PEM of the certificate that stands for the public authorities, where a vendor is emulated; undefined without its file. */
export function trustedBeside({ file, name }: CertificateFile): string | undefined {
  try {
    return readFileSync(join(dirname(file), `${name}.crt`), 'utf8');
  } catch {
    return undefined;
  }
}

/** When each certificate ends, by its name: the alert CertificateEnds is set on it. */
export const certificateMetrics = (
  certificates: Readonly<Record<string, () => Certificate>>,
): MetricSource => ({
  name: 'certificates',
  read: async () => [
    gauge(
      'loupe_certificate_end_timestamp_seconds',
      'Unix time at which the certificate in use ends.',
      Object.entries(certificates).map(([certificate, current]) => ({
        labels: { certificate },
        value: current().endsAt.getTime() / 1_000,
      })),
    ),
  ],
});

const cannotUse = ({ service, name }: CertificateFile): string =>
  `${service} cannot use the certificate ${name}`;

/** Between the two texts: no PEM contains it. */
const SEPARATOR = '\0';

function textOf(of: CertificateFile): string {
  const parts = ['crt', 'key'].map((ending) => {
    try {
      return readFileSync(join(dirname(of.file), `${of.name}.${ending}`), 'utf8');
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new ConfigurationError(`${cannotUse(of)}: ${of.name}.${ending} cannot be read (${code}).`);
    }
  });
  return parts.join(SEPARATOR);
}

function parsed(text: string, of: CertificateFile): Certificate {
  const [chain = '', key = ''] = text.split(SEPARATOR);
  const own = inPem(() => new X509Certificate(chain), `${of.name}.crt is no certificate in PEM`, of);
  const privateKey = inPem(() => createPrivateKey(key), `${of.name}.key is no private key in PEM`, of);
  if (!belongs(own, privateKey))
    throw new ConfigurationError(`${cannotUse(of)}: ${of.name}.key is the key of another certificate.`);
  return {
    chain,
    key: Buffer.from(key, 'latin1'),
    fingerprint: own.fingerprint256,
    endsAt: own.validToDate,
  };
}

/** OpenSSL's own message may quote its input, so it is not passed on. */
function inPem<Part>(read: () => Part, otherwise: string, of: CertificateFile): Part {
  try {
    return read();
  } catch {
    throw new ConfigurationError(`${cannotUse(of)}: ${otherwise}.`);
  }
}

const belongs = (certificate: X509Certificate, key: KeyObject): boolean => certificate.checkPrivateKey(key);
