import type { SiteKey } from '#lib/sites.ts';
import { OpenState } from '#features/stores/open-state.tsx';
import { HoursTable } from '#features/stores/hours-table.tsx';
import { weekRows } from '#features/stores/opening-words.ts';
import { Link } from '#ui/link.tsx';
import { showrooms, type Showroom } from '../dealer-data.ts';

/**
 * The shop's stores that show the watches; the page says how to reach us when they do not answer.
 * @param hours of the whole week; the list is then the page's own content, otherwise it stands under a heading
 */
export async function ShowroomList({ site, hours = false }: { site: SiteKey; hours?: boolean }) {
  const rooms = await showrooms(site).catch((): readonly Showroom[] => []);
  if (rooms.length === 0)
    return (
      <p className="soft">We cannot list the showrooms just now. Call us, and an advisor will tell you.</p>
    );
  return (
    <ul>
      {rooms.map((room) => (
        <Room key={room.id} room={room} hours={hours} />
      ))}
    </ul>
  );
}

function Room({ room, hours }: { room: Showroom; hours: boolean }) {
  const Heading = hours ? 'h2' : 'h3';
  const { name, url, phone, address, channelUrlCode, isOpen, openState, openingHours } = room;
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line py-7 last:border-b md:grid-cols-[11rem_1fr_auto]">
      <Heading className="d3">{name}</Heading>
      <div className="grid content-start gap-2">
        <address className="soft not-italic">
          {address.line1}
          <br />
          {[address.city, address.postalCode].join(' ')}
        </address>
        <OpenState code={channelUrlCode} isOpen={isOpen} words={openState} />
        {hours ? (
          <div className="small max-w-80 pt-2">
            <HoursTable rows={weekRows(openingHours)} />
          </div>
        ) : null}
      </div>
      <p className="grid content-start gap-2">
        <a className="num link" href={`tel:${phone.replaceAll(' ', '')}`} aria-label={`${name}: ${phone}`}>
          {phone}
        </a>
        <Link className="link" href={url}>
          Showroom details<span className="visually-hidden">, {name}</span>
        </Link>
      </p>
    </li>
  );
}
