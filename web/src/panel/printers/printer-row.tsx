import { CircleCheck, CircleDashed, FileCheck, Power, PrinterCheck, PrinterX } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { DragHandle } from '../sorting/sortable-list.tsx';
import { VenueText } from '../venue-settings/venue-text.tsx';
import css from './printer-row.module.css';
import { testPrinter, usePrinterChange } from './save-printers.ts';

interface PrinterRowProps {
  printer: Schemas['Printer'];
  /** The names of the categories by their ids. */
  names: ReadonlyMap<string, string>;
  onOpen: () => void;
}

const ICONS = { Unused: CircleDashed, Working: CircleCheck, Failing: PrinterX, Off: Power } as const;

/** A row for a printer with its state and a button for a test page. A tap opens the sheet to change it. */
export function PrinterRow({ printer, names, onOpen }: PrinterRowProps) {
  const t = useTranslations('printers');
  const tTrouble = useTranslations('pay.printers.trouble');
  const format = useFormatter();
  const { venueId } = useVenue();
  const { id, name, host, port, isEnabled, state, trouble, failingSince, lastPrintedAt } = printer;
  const test = usePrinterChange(venueId, () => testPrinter(venueId, id));
  const shown = isEnabled ? state : 'Off';
  const Icon = ICONS[shown];
  const at = (instant: string) =>
    format.dateTime(new Date(instant), { dateStyle: 'short', timeStyle: 'short' });
  const isFailing = shown === 'Failing';
  return (
    <div className={classNames(css.printer, isFailing && css.failing)}>
      <div className={css.row}>
        <DragHandle />
        <button type="button" className={css.open} onClick={onOpen}>
          <strong>
            <VenueText>{name}</VenueText>
          </strong>
          <small>
            <bdi dir="ltr">{port === 9100 ? host : `${host}:${port}`}</bdi>
            {' · '}
            <PrintedContent printer={printer} names={names} />
          </small>
        </button>
        <span className={classNames(css.state, css[shown.toLowerCase()])}>
          <Icon aria-hidden />
          <span>
            {t(`states.${shown}`)}
            {isFailing && `: ${tTrouble(trouble ?? 'none')}`}
            {isFailing && failingSince !== null && <small>{t('since', { at: at(failingSince) })}</small>}
            {shown === 'Working' && lastPrintedAt !== null && (
              <small>{t('lastPrinted', { at: at(lastPrintedAt) })}</small>
            )}
          </span>
        </span>
        <Button
          icon={<PrinterCheck />}
          aria-label={t('testOf', { name })}
          disabled={test.isPending || !isEnabled}
          onClick={() => test.mutate(undefined)}
        >
          {t(test.isPending ? 'testing' : 'test')}
        </Button>
      </div>
      <TestResult test={test} />
    </div>
  );
}

/** Text: whether the printer prints bills, and the categories for which it prints tickets. */
function PrintedContent({ printer, names }: Pick<PrinterRowProps, 'printer' | 'names'>) {
  const t = useTranslations('printers');
  const { categories, purpose } = printer;
  if (purpose === 'Bills') return t('purposes.Bills');
  const known = categories?.flatMap((one) => names.get(one) ?? []) ?? [];
  const tickets = categories === null ? t('all') : known.length === 0 ? t('rest') : known.join(', ');
  return purpose === 'Both' ? `${t('purposes.Bills')} · ${tickets}` : tickets;
}

interface Test {
  data: Schemas['PrinterTest'] | undefined;
  error: unknown;
  isPending: boolean;
}

/** The result of the last test page. */
function TestResult({ test: { data, error, isPending } }: { test: Test }) {
  const t = useTranslations('printers');
  const tTrouble = useTranslations('pay.printers.trouble');
  const sentenceOf = useFaultSentence();
  if (isPending || (data === undefined && error === null)) return null;
  const isPrinted = data?.isPrinted === true;
  return (
    <p role="status" className={classNames(css.result, isPrinted ? css.working : css.failing)}>
      {isPrinted ? <FileCheck aria-hidden /> : <PrinterX aria-hidden />}
      {data === undefined
        ? sentenceOf(error)
        : isPrinted
          ? `${t('printed')} ${data.reportsStatus === true ? t('reports') : t('reportsNot')}`
          : t('notPrinted', { trouble: tTrouble(data.trouble ?? 'none') })}
    </p>
  );
}
