import { useContext, useState } from 'react';
import { Sheet } from '../../../../ui/sheet.tsx';
import { useFigureFormats } from '../../figure/use-figure-formats.ts';
import css from './entries.module.css';
import type { FigureQuery } from './entries-query.ts';
import { EntryList } from './entry-list.tsx';
import { FigureRange } from './figure-range.ts';

interface ExpandableFigureProps extends Pick<FigureQuery, 'figure' | 'day'> {
  /** Selects one of several figures of this name; see `of` in the API. */
  of?: string;
  /** The title of the list. */
  title: string;
  value: number;
  /** Whether the figure is a count and not an amount. */
  isCount?: boolean;
  /** The number of the last ledger row, if it differs from that of the report. */
  last?: number;
}

/** A figure as a button that opens the list of its ledger rows. A figure of 0 has no rows and is plain text. */
export function ExpandableFigure({
  figure,
  of,
  day,
  title,
  value,
  isCount = false,
  last,
}: ExpandableFigureProps) {
  const { amount, whole } = useFigureFormats();
  const range = useContext(FigureRange);
  const [isOpen, setIsOpen] = useState(false);
  const text = isCount ? whole(value) : amount(value);
  if (value === 0) return text;
  const figureQuery: FigureQuery = {
    ...{ figure, after: range.after, last: last ?? range.last },
    ...(of !== undefined && { of }),
    ...(day !== undefined && { day }),
  };
  return (
    <>
      <button
        type="button"
        className={css.opens}
        aria-haspopup="dialog"
        aria-label={`${title}: ${text}`}
        onClick={() => setIsOpen(true)}
      >
        {text}
      </button>
      {isOpen && (
        <Sheet title={`${title}: ${text}`} place="Side" isOpen onClose={() => setIsOpen(false)} keepsTyped>
          <EntryList figureQuery={figureQuery} isCount={isCount} />
        </Sheet>
      )}
    </>
  );
}
