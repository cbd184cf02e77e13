import type { InstanceAddress } from '@loupe/outgoing/addresses';
import type { Logger } from '@loupe/telemetry/logger';

export type ReportInstance = (
  address: InstanceAddress,
  gone: { readonly error: unknown } | undefined,
) => void;

/** Logs when an instance of a service stops answering and when it answers again; calls go to the others in between. */
export function reportInstance(logger: Logger, service: string): ReportInstance {
  return ({ url, ip }, gone) => {
    const about = { service, host: url.host, ip };
    if (gone === undefined) logger.warn(about, 'An instance answers again.');
    else logger.error({ ...about, err: gone.error }, 'An instance does not answer.');
  };
}
