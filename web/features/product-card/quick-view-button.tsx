import styles from '../../ui/product-card.module.css';

/** On a card of a list, over its picture: QuickView opens what was pressed. Only with script and a pointer; otherwise the card's link leads to the page. */
export function QuickViewButton({ code, name }: { code: string; name: string }) {
  return (
    <span className={styles['over']}>
      <button type="button" data-quick-view={code} className={styles['quick']}>
        Quick view<span className="visually-hidden"> of {name}</span>
      </button>
    </span>
  );
}
