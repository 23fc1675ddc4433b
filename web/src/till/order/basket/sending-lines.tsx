import { CloudUpload } from 'lucide-react';
import { useTranslations } from 'use-intl';
import css from './basket.module.css';
import { LineText } from './line-text.tsx';
import type { SentOrder } from './sending.ts';

/** A round on its way: it looks unsaved until the service has it. */
export function SendingLines({ order }: { order: SentOrder }) {
  const t = useTranslations('till.basket');
  return (
    <section className={css.sending} aria-label={t('sending')}>
      <h2 className={css.sendingHead}>
        <CloudUpload aria-hidden />
        {t('sending')}
      </h2>
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
