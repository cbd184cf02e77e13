import type { PageName } from '../../lib/page-names.ts';

/** What the machine asks of the document; a test stands in for it. */
export type PagePorts = {
  /** Of the address bar. */
  path(): string;
  /** Seen by somebody: neither in the background nor prerendered. */
  isSeen(): boolean;
  mayMeasure(): boolean;
  shownName(): PageName | undefined;
  /** Origin of the page that led to this document; undefined for none. */
  referrer(): string | undefined;
  send(view: { path: string; name: PageName | undefined; referrer: string | undefined }): void;
};

/**
 * ST-12: one view per route. A committed route is armed, and sent as soon as it is seen and the visitor agrees, unless they have moved on by
 * then. It lives in a module, not in a component: with Activity, effects run again for a route that is shown again and refs survive, so neither
 * says that a route is new.
 */
export function createPageViews(ports: PagePorts) {
  let committed: string | null = null;
  let armed = false;
  let isFirst = true;

  function attempt(): void {
    if (!armed || committed !== ports.path() || !ports.isSeen() || !ports.mayMeasure()) return;
    armed = false;
    const referrer = isFirst ? ports.referrer() : undefined;
    isFirst = false;
    ports.send({ path: committed, name: ports.shownName(), referrer });
  }

  return {
    /** A route is on the screen. The same path again, as after a change of the query, is no new one. */
    commit(path: string): void {
      if (path !== committed) armed = true;
      committed = path;
      attempt();
    },
    /** The browser has restored the page from its back-forward cache, which makes no request. */
    restored(): void {
      armed = true;
      attempt();
    },
    /** Something that it waits for may have come: the tab is looked at, a prerendered page is opened, consent is given. */
    attempt,
  };
}
