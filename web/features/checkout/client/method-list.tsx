import type { ShippingMethodPartsFragment } from '#gql/graphql.ts';
import { soonestDay } from '#features/cart/promised-day.ts';
import { Check } from '#ui/check.tsx';
import { optionOfMethod } from '../shipping-option.ts';
import styles from '../checkout.module.css';

type MethodListProps = {
  methods: readonly ShippingMethodPartsFragment[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
};

/** Courier methods, with the day first and the price on the right. */
export function MethodList({ methods, chosen, onChoose }: MethodListProps) {
  const couriers = methods.filter((method) => optionOfMethod(method.type) === 'courier');
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
              <span className="block text-base font-medium">{soonestDay(method) ?? method.name}</span>
              <span className="micro soft">
                {method.name}. {method.description}
              </span>
            </Check>
            <span className="num">{method.price.isFree ? 'Free' : method.price.formattedPrice}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
