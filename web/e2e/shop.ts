/** Addresses of the shops and the browser for them; shared by the tests and the screenshots. */
export const webPort = Number(process.env['WEB_PORT'] ?? 3000);

export const origins = {
  beaverbrooks: `http://beaverbrooks.localhost:${webPort}`,
  loupe: `http://loupe.localhost:${webPort}`,
} as const;

export type ShopName = keyof typeof origins;

/** The second word of the projects whose journeys run beside those that buy. */
export const PAGES = 'pages';

/** @param project "beaverbrooks" or "beaverbrooks pages" */
export const shopOf = (project: string): ShopName => project.split(' ')[0] as ShopName;

/** The system's Chromium: no sandbox because tests may run as root, and no background network calls. */
export const launchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
