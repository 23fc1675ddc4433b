import { CircleHelp, CloudUpload, Hand } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { needsApproval } from '../../../acts/act.ts';
import { useActQueue, useUnsentActs } from '../../../acts/acts-provider.tsx';
import { UnknownAct } from '../../../acts/unknown-act.tsx';
import { AllergyBar } from '../../../allergies/allergy-bar.tsx';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFaultSentence } from '../../../ui/fault-message.tsx';
import css from './basket.module.css';
import { LineText } from './line-text.tsx';
import { isRefused, type SentOrder } from './sending.ts';

/**
 * A round that the service does not have yet, shown as unsaved: it is being sent, waits for a tap because it is old,
 * has an unknown result, or was refused while the next round is being chosen.
 */
export function SendingLines({ order }: { order: SentOrder }) {
  const t = useTranslations('till.basket');
  const tFault = useTranslations('app.fault');
  const { venueId } = useVenue();
  const format = useFormatter();
  const isBack = isRefused(order);
  const waitsForColleague = needsApproval(order);
  const isUnknown = order.fault !== null && !isBack && !waitsForColleague;
  const sentenceOf = useFaultSentence();
  const waiting = useUnsentActs(venueId).find(({ key, fault }) => key === order.key && fault === null);
  const title =
    waiting === undefined
      ? waitsForColleague
        ? tFault('waitsForColleague')
        : t(isBack ? 'refused' : isUnknown ? 'unknown' : 'sending')
      : t('waits', { time: format.dateTime(waiting.madeAt, { hour: '2-digit', minute: '2-digit' }) });
  return (
    <section className={css.sending} aria-label={title}>
      <h2 className={css.sendingHead}>
        {isUnknown && <CircleHelp aria-hidden />}
        {waiting !== undefined && <Hand aria-hidden />}
        {order.fault === null && waiting === undefined && <CloudUpload aria-hidden />}
        {title}
      </h2>
      {order.customer.name !== '' && <strong>{order.customer.name}</strong>}
      {isBack && <p role="alert">{sentenceOf(order.fault)}</p>}
      {isUnknown && <UnknownAct act={{ ...order, venueId }} />}
      {order.allergy !== null && <AllergyBar mark={order.allergy} isWhole />}
      <ul>
        {order.lines.map((line) => (
          <li key={line.id} className={css.sendingLine}>
            <LineText line={line} />
          </li>
        ))}
      </ul>
      {waiting !== undefined && <OldRoundButtons orderKey={order.key} />}
    </section>
  );
}

/** Asks what to do with a round that has waited too long. */
function OldRoundButtons({ orderKey }: { orderKey: string }) {
  const t = useTranslations('app.unsent');
  const queue = useActQueue();
  return (
    <p className={css.confirm}>
      <Button tone="Main" onClick={() => queue.sendInOwnName(orderKey)}>
        {t('send')}
      </Button>
      <Button tone="Quiet" onClick={() => queue.dismiss(orderKey)}>
        {t('drop')}
      </Button>
    </p>
  );
}
