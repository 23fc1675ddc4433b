import { useFormatter, useTranslations } from 'use-intl';
import type { Act } from '../acts/act.ts';
import { kindOfAct } from '../acts/act-kinds.ts';
import { LineText } from '../till/order/basket/line-text.tsx';
import { placeOfRound, readSentOrder } from '../till/order/basket/sending.ts';
import type { Place } from '../till/order/place.ts';
import { Sheet } from '../ui/sheet.tsx';
import css from './unsent.module.css';
import { useNameOfPlace } from './use-name-of-place.ts';

/** Lists the unanswered acts of the signed-in person. */
export default function WaitingSheet({ acts, onClose }: { acts: readonly Act[]; onClose: () => void }) {
  const t = useTranslations('app.unsent');
  return (
    <Sheet title={t('waitingTitle')} place="Side" isOpen onClose={onClose}>
      <div className={css.rounds}>
        <p className={css.soft}>{t('waitingText')}</p>
        <ul className={css.rounds}>
          {acts.map((act) => (
            <WaitingRow key={act.key} act={act} />
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

function WaitingRow({ act }: { act: Act }) {
  const t = useTranslations('app.unsent');
  const format = useFormatter();
  const nameOf = useNameOfPlace();
  const place = placeOf(act);
  const subject = kindOfAct(act);
  const time = format.dateTime(act.madeAt, { hour: '2-digit', minute: '2-digit' });
  return (
    <li className={css.round}>
      <strong>{place === null ? t(`waiting.${subject}`) : nameOf(place)}</strong>
      <small className={css.soft}>{place === null ? time : `${t(`waiting.${subject}`)} · ${time}`}</small>
      {subject === 'Round' && (
        <ul>
          {readSentOrder(act).lines.map((line) => (
            <li key={line.id}>
              <LineText line={line} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The place of an act; `null` if it has none. */
function placeOf(act: Act): Place | null {
  const { billId } = act.input as { billId?: string };
  return placeOfRound(act) ?? (billId === undefined ? null : { kind: 'Bill', billId });
}
