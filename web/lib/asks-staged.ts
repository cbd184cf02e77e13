/** The header by which a page asks for what is not published (QY-17); absent without. */
export const STAGED = { 'x-staged': 'true' } as const;

/** Whether it does: an editor's preview, or a staged host (RT-23). The gateway judges both; a visitor's header is ignored there. */
export const asksStaged = (cookies: string | null, host: string): boolean =>
  host.includes('staged') || /(?:^|; )preview=/.test(cookies ?? '');
