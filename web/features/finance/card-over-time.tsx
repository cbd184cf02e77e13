import styles from './finance.module.css';

/** The attribute by which `CardsOverTime` finds it. */
export const OVER_TIME_OF = 'data-over-time';

/** On a card of a list: keeps the space of its line, which is shown where the piece can be paid over time. No figure: that needs an example. */
export const CardOverTime = ({ code }: { code: string }) => (
  <p className={`small soft invisible ${styles['onCard']}`} {...{ [OVER_TIME_OF]: code }}>
    Pay over time
  </p>
);
