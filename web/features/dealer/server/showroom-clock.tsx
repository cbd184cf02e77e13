import type { SiteKey } from '#lib/sites.ts';
import { DealerClock } from '../client/dealer-clock.tsx';
import { showrooms } from '../dealer-data.ts';

/** The clock with the first showroom's hours; none while the stores do not answer. */
export async function ShowroomClock({ site }: { site: SiteKey }) {
  const [room] = await showrooms(site).catch(() => []);
  if (room === undefined) return null;
  return (
    <DealerClock name={room.name} hours={{ week: room.openingHours, exceptions: room.openingExceptions }} />
  );
}
