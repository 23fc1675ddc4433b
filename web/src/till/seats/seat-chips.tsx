import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { scrollEdges } from '../../ui/screen/scroll-edges.ts';
import { MOST_SEATS } from './seat-count.ts';
import css from './seats.module.css';

interface SeatChipsProps {
  /** `null` for shared dishes. */
  seat: number | null;
  /** The number of seats to offer. */
  count: number;
  onChoose: (seat: number | null) => void;
}

/** Chips for the seats of a table: one for shared dishes, one for each seat, and one that adds a seat. */
export function SeatChips({ seat, count, onChoose }: SeatChipsProps) {
  const t = useTranslations('app.seats');
  return (
    <fieldset ref={scrollEdges} className={css.chips} aria-label={t('title')}>
      <Button className={css.none ?? ''} aria-pressed={seat === null} onClick={() => onChoose(null)}>
        {t('none')}
      </Button>
      {Array.from({ length: count }, (_, at) => at + 1).map((one) => (
        <Button
          key={one}
          aria-pressed={one === seat}
          aria-label={t('one', { seat: String(one) })}
          onClick={() => onChoose(one)}
        >
          {one}
        </Button>
      ))}
      {count < MOST_SEATS && <Button icon={<Plus />} label={t('more')} onClick={() => onChoose(count + 1)} />}
    </fieldset>
  );
}
