import type { LoadSettings } from './load-settings.ts';

export const SETTINGS = JSON.parse(open(__ENV['LOUPE_LOAD'] ?? '')) as LoadSettings;
