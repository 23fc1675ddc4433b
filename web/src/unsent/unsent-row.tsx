import { useFormatter, useTranslations } from 'use-intl';
import { nameOfPerson } from '../session/known-people.ts';
import { LineText } from '../till/order/basket/line-text.tsx';
import { useNow } from '../time/use-now.ts';
import { Button } from '../ui/button.tsx';
import { useFaultSentence } from '../ui/fault-message.tsx';
import css from './unsent.module.css';
import { useNameOfPlace } from './use-name-of-place.ts';
import type { UnsentRound } from './use-unsent-rounds.ts';

/** An unsent round of another person: its place, who took it and when, and its lines. Buttons send or discard it. */
export function UnsentRow({ round }: { round: UnsentRound }) {
  const t = useTranslations('app.unsent');
  const format = useFormatter();
  const sentenceOf = useFaultSentence();
  const now = useNow();
  // Uses the clock of the device, which may be wrong, because `madeAt` is from that clock.
  const age = Math.max(0, Date.now() - round.madeAt);
  const name = nameOfPerson(localStorage, round.accountId) ?? t('somebody');
  return (
    <li className={css.round}>
      <strong>{useNameOfPlace()(round.place)}</strong>
      <small className={css.soft}>{t('takenBy', { name, when: format.relativeTime(now - age, now) })}</small>
      <ul>
        {round.lines.map((line) => (
          <li key={line.id}>
            <LineText line={line} />
          </li>
        ))}
      </ul>
      {round.fault !== null && <p role="alert">{sentenceOf(round.fault)}</p>}
      <span className={css.acts}>
        <Button tone="Main" onClick={round.send}>
          {t('send')}
        </Button>
        <Button tone="Quiet" onClick={round.drop}>
          {t('drop')}
        </Button>
      </span>
    </li>
  );
}
