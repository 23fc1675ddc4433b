import { skipToken, useQuery } from '@tanstack/react-query';
import { CircleCheck, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { usePendingActs } from '../../../acts/acts-provider.tsx';
import { RefusedActs } from '../../../acts/refused-acts.tsx';
import type { Bill } from '../../../api/bill-list.ts';
import type { Schemas } from '../../../api/client.ts';
import { keys, openBillsQuery } from '../../../api/queries.ts';
import { useActAtVenue, useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { UndoButton } from '../../../ui/undo/undo-button.tsx';
import css from '../bill-exit.module.css';
import { useBillName } from '../use-bill-name.ts';
import { useGoToNextPage } from '../use-go-to-next-page.ts';
import { movedGuests, undoMoveBody } from './moving.ts';

/** A move of lines whose result is shown. */
export interface ShownMove {
  /** The key of the act. */
  key: string;
  /** The number of guests of the bill before the move; `null` if it is not known. */
  guests: number | null;
  /** The URL path of the page on which the person acted. */
  path: string;
  /** Whether this move undoes another one. */
  isUndo: boolean;
}

interface MovedNoteProps {
  moving: ShownMove;
  /** Called with the move that undoes this one. */
  onUndo: (moving: ShownMove) => void;
  onEnd: () => void;
}

/**
 * Waits for the answer to a move, shows which lines moved and where, and offers to undo it. If the bill has no lines
 * left, it opens the page of the other bill.
 */
export function MovedNote({ moving, onUndo, onEnd }: MovedNoteProps) {
  const { venueId } = useVenue();
  const { data: moved } = useQuery<Schemas['MovedBills']>({
    queryKey: keys.of(venueId, 'moved', moving.key),
    queryFn: skipToken,
  });
  const sent = usePendingActs(venueId).filter(({ key }) => key === moving.key);
  const goesToNextPage = moved !== undefined && (moving.isUndo || moved.from.state !== 'Open');
  useGoToNextPage(moved !== undefined, moving.path, goesToNextPage ? pathOf(moved.to) : null, onEnd);
  // A refused move is shown in its sheet, but the undo of a move has no sheet.
  if (moved === undefined) return moving.isUndo ? <RefusedActs acts={sent} /> : null;
  return (
    <div className={css.note} role="status">
      <CircleCheck aria-hidden />
      <MovedText moved={moved} />
      {!moving.isUndo && <BackButton moved={moved} guests={moving.guests} onUndo={onUndo} />}
      <DismissButton onEnd={onEnd} />
    </div>
  );
}

function MovedText({ moved: { to, lines } }: { moved: Schemas['MovedBills'] }) {
  const t = useTranslations('moving');
  const nameOf = useBillName();
  const lineOf = new Map(to.lines.map((line) => [line.id, line]));
  const texts = lines.map(
    ({ movedLineId, quantity }) => `${quantity} × ${lineOf.get(movedLineId)?.productName ?? ''}`,
  );
  return (
    <p>
      <strong>{t('done', { name: nameOf(to) })}</strong>
      <span>{texts.join(', ')}</span>
    </p>
  );
}

interface BackButtonProps extends Pick<MovedNoteProps, 'onUndo'> {
  moved: Schemas['MovedBills'];
  guests: number | null;
}

function BackButton({ moved, guests, onUndo }: BackButtonProps) {
  const { venueId } = useVenue();
  const [path] = useLocation();
  const act = useActAtVenue();
  const { data: bills = [] } = useQuery(openBillsQuery(venueId));
  const back = () => {
    const { id: billId } = moved.to;
    const guestsBack = movedGuests(moved, guests);
    const key = act('moveToBill', billId, { billId, guestsBack, ...undoMoveBody(moved, bills) });
    onUndo({ key, guests: null, path, isUndo: true });
  };
  return <UndoButton onUndo={back} />;
}

function DismissButton({ onEnd }: Pick<MovedNoteProps, 'onEnd'>) {
  const t = useTranslations('pay.done');
  return <Button tone="Quiet" icon={<X />} label={t('dismiss')} onClick={onEnd} />;
}

function pathOf({ id, table }: Bill): string {
  return table === null ? `/bills/${id}` : `/tables/${table.id}`;
}
