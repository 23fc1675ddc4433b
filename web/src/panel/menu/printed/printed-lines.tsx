import { ListChecks, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAmount } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { useVenueTextAttributes, VenueText } from '../../venue-settings/venue-text.tsx';
import { useMenuEditing } from '../menu-context.tsx';
import type { Table } from '../sheet/read-table.ts';
import css from './printed-lines.module.css';
import {
  LINE_KINDS,
  type LineKind,
  type PrintedLine,
  readPrinted,
  type TypedLine,
  tableOfPrinted,
} from './read-printed.ts';

interface PrintedLinesProps {
  lines: readonly TypedLine[];
  onLines: (lines: readonly TypedLine[]) => void;
  /** Called with the lines as a table, when the person imports them. */
  onTable: (table: Table) => void;
}

/** The lines of a printed menu with what was read from each. A doubt is shown at its line and can be corrected there. */
export function PrintedLines({ lines, onLines, onTable }: PrintedLinesProps) {
  const t = useTranslations('panelImport.printed');
  const { defaultLanguage } = useMenuEditing();
  const [isDoubtfulOnly, setIsDoubtfulOnly] = useState(false);
  const read = useMemo(() => readPrinted(lines, defaultLanguage.code), [lines, defaultLanguage.code]);
  const doubts = read.filter(({ doubt }) => doubt !== null).length;
  const change = (at: number, line: Partial<TypedLine>) =>
    onLines(lines.map((one, place) => (place === at ? { ...one, ...line } : one)));
  return (
    <section className={css.lines} aria-labelledby="printed-lines">
      <h2 id="printed-lines">{t('title')}</h2>
      <p>{t('text')}</p>
      <div className={css.head}>
        <p role="status">{t('doubtCount', { count: doubts })}</p>
        <label className={css.switch}>
          <input
            type="checkbox"
            checked={isDoubtfulOnly}
            onChange={({ target }) => setIsDoubtfulOnly(target.checked)}
          />
          {t('doubtfulOnly')}
        </label>
      </div>
      <ol>
        {read.map((line, at) =>
          line.text === '' || (isDoubtfulOnly && line.doubt === null && lines[at]!.chosen === null) ? null : (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the only identity of a line
              key={at}
              number={at + 1}
              line={line}
              onText={(text) => change(at, { text })}
              onKind={(chosen) => change(at, { chosen })}
            />
          ),
        )}
      </ol>
      <Button tone="Main" size="Large" icon={<ListChecks />} onClick={() => onTable(tableOfPrinted(read))}>
        {t('take')}
      </Button>
    </section>
  );
}

interface LineProps {
  number: number;
  line: PrintedLine;
  onText: (text: string) => void;
  onKind: (kind: LineKind) => void;
}

function Line({ number, line: { text, kind, name, portions, doubt }, onText, onKind }: LineProps) {
  const t = useTranslations('panelImport.printed');
  const amount = useAmount();
  const venueText = useVenueTextAttributes();
  const sold = portions.map((portion) =>
    portions.length === 1 ? amount(portion.price) : `${portion.name} ${amount(portion.price)}`,
  );
  return (
    <li className={css.line} data-kind={kind} data-doubt={doubt ?? undefined}>
      <select
        aria-label={t('kindOf', { number })}
        value={kind}
        onChange={({ target }) => onKind(target.value as LineKind)}
      >
        {LINE_KINDS.map((each) => (
          <option key={each} value={each}>
            {t(`kinds.${each}`)}
          </option>
        ))}
      </select>
      <input
        aria-label={t('line', { number })}
        value={text}
        {...venueText}
        onChange={({ target }) => onText(target.value)}
      />
      <p>
        {kind === 'Product' && (
          <>
            <strong>
              <VenueText>{name}</VenueText>
            </strong>{' '}
            {sold.join(' · ')}
          </>
        )}
        {doubt !== null && (
          <span className={css.doubt}>
            <TriangleAlert aria-hidden /> {t(`doubts.${doubt}`)}
          </span>
        )}
      </p>
    </li>
  );
}
