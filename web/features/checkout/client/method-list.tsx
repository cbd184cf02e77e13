import type { ShippingMethodPartsFragment } from '#gql/graphql.ts';
import { dayInWords } from '@loupe/calendar/day-words';
import { soonestDay } from '#features/cart/promised-day.ts';
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
                {soonestDay(method) === undefined ? '' : `${method.name}. `}
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

function titleOf(method: ShippingMethodPartsFragment, nominatedDay: string | undefined): string {
  if (!method.isNominatedDay) return soonestDay(method) ?? method.name;
  const isOffered = nominatedDay !== undefined && method.deliverOnDates.includes(nominatedDay);
  return isOffered ? dayInWords(nominatedDay) : `A day you choose, from ${soonestDay(method)}`;
}
