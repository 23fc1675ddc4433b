import { CircleHelp, CloudUpload } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { UnknownAct } from '../../../acts/unknown-act.tsx';
import { useVenue } from '../../../session/venue-context.tsx';
import css from './basket.module.css';
import { LineText } from './line-text.tsx';
import type { SentOrder } from './sending.ts';

/** A round on its way, or one of which nobody knows where it is: it looks unsaved until the service has it. */
export function SendingLines({ order }: { order: SentOrder }) {
  const t = useTranslations('till.basket');
  const { venueId } = useVenue();
  const isUnknown = order.fault !== null;
  const title = t(isUnknown ? 'unknown' : 'sending');
  return (
    <section className={css.sending} aria-label={title}>
      <h2 className={css.sendingHead}>
        {isUnknown ? <CircleHelp aria-hidden /> : <CloudUpload aria-hidden />}
        {title}
      </h2>
      {isUnknown && <UnknownAct act={{ ...order, venueId }} />}
      <ul>
        {order.lines.map((line) => (
          <li key={line.id} className={css.sendingLine}>
            <LineText line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}
