import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Clash } from '../../acts/reservation-acts.ts';
import type { Schemas } from '../../api/client.ts';
import { useFullestSentence } from '../../ui/text/use-fullest-sentence.ts';
import css from './clashes.module.css';

interface ClashesProps {
  clashes: readonly Clash[] | null | undefined;
  /** Set for a request: by how many guests the room is too full, and when. */
  fullest?: Schemas['FullestMoment'] | null;
}

/** The clashes of a party as sentences. They are warnings: staff decide. */
export function Clashes({ clashes, fullest = null }: ClashesProps) {
  const t = useTranslations('host.clashes');
  const sentenceOf = useFullestSentence();
  const isTooFull = fullest !== null && fullest.guests > Math.min(fullest.seats, fullest.limit);
  const others = (clashes ?? []).filter((clash) => !isTooFull || clash !== 'SeatsTaken');
  const sentences = [...(isTooFull ? [sentenceOf(fullest)] : []), ...others.map((clash) => t(clash))];
  if (sentences.length === 0) return null;
  return (
    <ul className={css.clashes}>
      {sentences.map((sentence) => (
        <li key={sentence}>
          <TriangleAlert aria-hidden />
          {sentence}
        </li>
      ))}
    </ul>
  );
}
