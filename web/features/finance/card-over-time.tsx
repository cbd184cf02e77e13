import styles from './finance.module.css';

/** The attribute by which `CardsOverTime` finds it. */
export const OVER_TIME_OF = 'data-over-time';

/** On a card of a list: keeps the space of its lines: whether the piece can be paid over time (no figure: that needs an example), and in three. */
export const CardOverTime = ({ code }: { code: string }) => (
  <p className={`small soft invisible ${styles['onCard']}`} {...{ [OVER_TIME_OF]: code }}>
    Pay over time
  </p>
);
