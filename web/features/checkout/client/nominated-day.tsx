import { calendarOf } from '../nominated-days.ts';
import styles from './nominated-day.module.css';

type NominatedDayProps = {
  /** YYYY-MM-DD, soonest first. */
  days: readonly string[];
  chosen: string | undefined;
  error: string | undefined;
  onChoose: (day: string) => void;
};

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const ERROR_ID = 'nominated-day-error';
export const NOMINATED_DAY_ID = 'nominated-day';

/**
 * The days on which a courier can come. Each is a radio button named by its whole date, so that arrow keys move from
 * one offered day to the next; other days are text.
 */
export function NominatedDay({ days, chosen, error, onChoose }: NominatedDayProps) {
  return (
    <fieldset id={NOMINATED_DAY_ID} tabIndex={-1} className={styles['calendar']} aria-describedby={ERROR_ID}>
      <legend className="font-medium">Which day?</legend>
      <p id={ERROR_ID} className="small text-error">
        {error}
      </p>
      <div className={styles['months']}>
        {calendarOf(days).map(({ name, weeks }) => (
          <div key={name}>
            <p className="small mb-2">{name}</p>
            <div className={styles['week']} aria-hidden="true">
              {WEEKDAYS.map((weekday) => (
                <span key={weekday} className="micro soft">
                  {weekday}
                </span>
              ))}
            </div>
            {weeks.map((week) => (
              <div key={week.find((day) => day !== null)?.date} className={styles['week']}>
                {week.map((day, weekday) => {
                  if (day === null) return <span key={weekday} />;
                  if (!day.isOffered)
                    return (
                      <span key={weekday} className={styles['closed']} aria-hidden="true">
                        {day.number}
                      </span>
                    );
                  return (
                    <label key={weekday} className={styles['day']}>
                      <input
                        type="radio"
                        name="nominated-day"
                        aria-label={day.words}
                        checked={day.date === chosen}
                        onChange={() => onChoose(day.date)}
                      />
                      <span className="num">{day.number}</span>
                    </label>
                  );
                })}
              </div>
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
