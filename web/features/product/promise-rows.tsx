import { formatMoney } from '@loupe/money/format';
import type { ReactNode } from 'react';
import { COURIER_PRICE, FREE_DELIVERY_FROM, NEXT_DAY_PRICE } from '#lib/delivery.ts';
import { Icon, type IconName } from '#ui/icon.tsx';

/** The longest possible texts about the days, before Easter; their space is reserved from the start. */
const LONGEST_STANDARD = 'Arrives by Wednesday 30 September, signed for.';
const LONGEST_NEXT_DAY = `Next day, ${formatMoney(NEXT_DAY_PRICE)}. Order within 119 h 59 min for Wednesday 30 September.`;

type PromiseRowsProps = {
  /** Pence. */
  price: number;
  isSoldOut: boolean;
  /** The day of the standard courier, in words; null while it is not known. */
  standard?: string | null;
  /** The next-day promise; null where there is none. */
  nextDay?: { within: string; day: string } | null;
};

/** When it arrives unless it is sold out, what that costs, and returns. */
export function PromiseRows({ price, isSoldOut, standard = null, nextDay = null }: PromiseRowsProps) {
  const cost = price >= FREE_DELIVERY_FROM ? 'free' : formatMoney(COURIER_PRICE);
  return (
    <div className="rounded-[var(--radius)] border border-line">
      {isSoldOut ? null : (
        <Row icon="van" title={`Standard delivery, ${cost}`}>
          <Reserved longest={LONGEST_STANDARD}>
            {standard === null
              ? 'By courier, signed for, in a plain outer box.'
              : `Arrives by ${standard}, signed for.`}
          </Reserved>
          <Reserved longest={LONGEST_NEXT_DAY}>
            {nextDay === null ? null : (
              <>
                Next day, {formatMoney(NEXT_DAY_PRICE)}. Order within{' '}
                <span className="num">{nextDay.within}</span> for {nextDay.day}.
              </>
            )}
          </Reserved>
        </Row>
      )}
      <Row icon="gift" title="In our own box">
        With its ribbon, in every order.
      </Row>
      <Row icon="tick" title="Sixty days to decide">
        Unworn and in its box, collected free by courier.
      </Row>
    </div>
  );
}

/** Takes the space of the longest text, so that nothing moves when the days are known. */
function Reserved({ longest, children }: { longest: string; children: ReactNode }) {
  return (
    <span className="grid *:col-start-1 *:row-start-1">
      <span aria-hidden="true" className="invisible">
        {longest}
      </span>
      <span>{children}</span>
    </span>
  );
}

function Row({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className="small grid grid-cols-[1.5rem_1fr] gap-x-3.5 px-4.5 py-4 not-first:border-t not-first:border-line">
      <Icon name={icon} />
      <div>
        <p className="font-medium">{title}</p>
        <p className="soft">{children}</p>
      </div>
    </div>
  );
}
