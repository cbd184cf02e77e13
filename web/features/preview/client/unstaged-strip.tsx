'use client';

import { usePathname, useSelectedLayoutSegments } from 'next/navigation';
import { useEffect, useState } from 'react';
import { PreviewStrip, type Edition } from '../preview-strip.tsx';
import type { Preview } from '../preview.ts';

/** The payload of the preview's cookie. Only read here; the server checks its signature. */
function payloadOf(sealed: string): Partial<Preview> {
  try {
    const bytes = atob((sealed.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    return JSON.parse(text) as Preview;
  } catch {
    return {};
  }
}

/** The strip of a page without a staged version; on a staged one the server has drawn it. */
export function UnstagedStrip({ sealed }: { sealed: string }) {
  const isStaged = useSelectedLayoutSegments().includes('staged');
  return isStaged ? null : <Strip sealed={sealed} />;
}

function Strip({ sealed }: { sealed: string }) {
  const path = usePathname();
  const { api = location.host, hub = '', edition = null, at = null } = payloadOf(sealed);
  const [editions, setEditions] = useState<readonly Edition[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    void fetch('/api/preview/editions', { signal: stop.signal })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as Edition[]) : []))
      .then(setEditions, () => undefined);
    return () => stop.abort();
  }, [sealed]);
  return <PreviewStrip preview={{ api, hub, edition, at }} path={path} editions={editions} />;
}
