import type { Logger } from '@loupe/telemetry/logger';
import { virtualStaging } from './adapters/amplience/virtual-staging.ts';
import { buildOf } from './config.ts';
import type { Config } from './config.ts';
import type { BuildInfo } from './domain/site/build-info.ts';
import type { VirtualStaging } from './use-cases/ports/virtual-staging.ts';

export interface Outside {
  /** CO-03. */
  readonly isComposable: boolean;
  readonly build: BuildInfo;
  /** Null where editors write with our own command. */
  readonly virtualStaging: VirtualStaging | null;
}

export interface OutsideOptions {
  readonly config: Config;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** The ports that do not use the database, and settings. */
export const createOutside = ({ config, now, logger }: OutsideOptions): Outside => ({
  isComposable: config.COMPOSABLE_INSTANCE,
  build: buildOf(config, now()),
  virtualStaging:
    config.CONTENT_SOURCE === 'own' ? null : virtualStaging({ urls: config.AMPLIENCE_STAGING_URLS, logger }),
});
