import { Link } from '#ui/link.tsx';
import styles from './checkout-steps.module.css';

const STEPS = [
  { key: 'cart', name: 'Bag', href: '/checkout/cart' },
  { key: 'delivery', name: 'Delivery', href: '/checkout/delivery' },
  { key: 'payment', name: 'Payment', href: '/checkout/payment' },
] as const;

export type CheckoutStep = (typeof STEPS)[number]['key'];

/** The three steps of BH-01; earlier steps are links, and the bag's is a full page load (CheckoutFrame). */
export function CheckoutSteps({ current }: { current: CheckoutStep }) {
  const reached = STEPS.findIndex((step) => step.key === current);
  return (
    <nav className="pt-8" aria-label="Checkout steps">
      <ol className="flex">
        {STEPS.map(({ key, name, href }, index) => (
          <li
            key={key}
            className={`${styles['step']} ${index < reached ? styles['done'] : ''}`}
            aria-current={index === reached ? 'step' : undefined}
          >
            {index >= reached ? (
              name
            ) : key === 'cart' ? (
              <a href={href}>{name}</a>
            ) : (
              <Link href={href}>{name}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
