import { storeLines } from '@loupe/contact/address-lines';
import { Link } from '#ui/link.tsx';
import type { StoreCardPartsFragment } from '#gql/graphql.ts';
import { OpenState } from './open-state.tsx';
import { distanceWords } from './distance-words.ts';
import { HoursTable } from './hours-table.tsx';
import { weekRows } from './opening-words.ts';

type StoreCardProps = {
  store: StoreCardPartsFragment;
  distance?: number | null | undefined;
  level: 2 | 3;
};

/** A store in a list: address, distance, open state and hours. */
export function StoreCard({ store, distance, level }: StoreCardProps) {
  const { name, url, address, phone } = store;
  const Heading = `h${level}` as const;
  return (
    <li className="grid content-start gap-2 border-t border-line pt-4">
      <div className="flex items-baseline justify-between gap-4">
        <Heading className="title">
          <Link href={url} className="underline-offset-4 hover:underline">
            {name}
          </Link>
        </Heading>
        {distance == null ? null : (
          <p className="num small soft whitespace-nowrap">{distanceWords(distance)}</p>
        )}
      </div>
      <address className="small soft not-italic">{storeLines(address).join(', ')}</address>
      <OpenState code={store.channelUrlCode} isOpen={store.isOpen} words={store.openState} />
      <p className="small">
        <a className="num link" href={`tel:${phone.replaceAll(' ', '')}`} aria-label={`${name}: ${phone}`}>
          {phone}
        </a>
      </p>
      <details className="small">
        <summary className="link inline-block cursor-pointer py-1">
          Opening hours<span className="visually-hidden">, {name}</span>
        </summary>
        <div className="pt-2">
          <HoursTable rows={weekRows(store.openingHours)} />
        </div>
      </details>
    </li>
  );
}
