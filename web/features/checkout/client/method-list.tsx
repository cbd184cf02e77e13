import type { ShippingMethodPartsFragment } from '#gql/graphql.ts';
import { dayInWords } from '@loupe/calendar/day-words';
import { Check } from '#ui/check.tsx';
import { optionOfMethod } from '../../session/shipping-option.ts';
import { NominatedDay } from './nominated-day.tsx';
import styles from '../../forms/forms.module.css';

type MethodListProps = {
  methods: readonly ShippingMethodPartsFragment[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  nominatedDay: string | undefined;
  dayError: string | undefined;
  onNominate: (day: string) => void;
};

/** Courier methods, with the day first and the price on the right; the calendar of a method whose day is chosen. */
export function MethodList({
  methods,
  chosen,
  onChoose,
  nominatedDay,
  dayError,
  onNominate,
}: MethodListProps) {
  const couriers = methods.filter((method) => optionOfMethod(method.type) === 'VIA_COURIER');
  const nominated = couriers.find((method) => method.id === chosen && method.isNominatedDay);
  return (
    <fieldset className={styles['block']}>
      <legend className="title mb-4 float-left w-full">When?</legend>
      <ul className={`clear-both ${styles['choices']}`}>
        {couriers.map((method) => (
          <li key={method.id} className={styles['choice']}>
            <Check
              type="radio"
              name="shipping-method"
              checked={method.id === chosen}
              onChange={() => onChoose(method.id)}
            >
              <span className="block text-base font-medium">{titleOf(method, nominatedDay)}</span>
              <span className="micro soft">
                {method.deliverOnDates.length === 0 ? '' : `${method.name}. `}
                {method.description}
              </span>
            </Check>
            <span className="num">{method.price.isFree ? 'Free' : method.price.formattedPrice}</span>
          </li>
        ))}
      </ul>
      {nominated === undefined ? null : (
        <NominatedDay
          days={nominated.deliverOnDates}
          chosen={nominatedDay}
          error={dayError}
          onChoose={onNominate}
        />
      )}
    </fieldset>
  );
}

function titleOf(
  { name, isNominatedDay, deliverOnDates }: ShippingMethodPartsFragment,
  nominatedDay?: string,
): string {
  const [soonest] = deliverOnDates;
  if (!isNominatedDay) return soonest === undefined ? name : dayInWords(soonest);
  if (nominatedDay !== undefined && deliverOnDates.includes(nominatedDay)) return dayInWords(nominatedDay);
  return soonest === undefined ? 'A day you choose' : `A day you choose, from ${dayInWords(soonest)}`;
}
